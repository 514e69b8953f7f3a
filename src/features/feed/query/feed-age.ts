import { createStore } from 'zustand/vanilla'
import { sessionEnd } from '~/api/session-end'

/** When the shown feed was loaded, in epoch milliseconds, if it is one cached by an earlier start. */
export const feedAge = createStore<number | undefined>(() => undefined)

sessionEnd.add(() => feedAge.setState(undefined))
