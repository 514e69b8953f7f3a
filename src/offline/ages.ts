import { createStore } from 'zustand/vanilla'
import { sessionEnd } from '~/api/session-end'

type Ages = Readonly<Record<string, number | undefined>>

/** When each response that is shown from the cache was loaded, in epoch milliseconds; a fresh one has no age. */
export const cachedAges = createStore<Ages>(() => ({}))

/** The age of the feed, which all its views share. */
export const FEED = 'linx'

/** When the shown feed was loaded, if it is a cached one. */
export const feedAge = (ages: Ages): number | undefined => ages[FEED]

sessionEnd.add(() => cachedAges.setState({}, true))
