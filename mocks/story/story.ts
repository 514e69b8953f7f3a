import type { Play } from '../scenarios/seed/play'

/** The golfer who is signed in. */
export const VISITOR = 'visitor'

/** The newest round all of these golfers are in. */
export type About = readonly (number | typeof VISITOR)[]

/** What a golfer of a story does; each as if through the app. */
export type Deed =
  | ({ kind: 'post'; joins?: About } & Pick<
      Play,
      'courseId' | 'teeSetId' | 'card' | 'notes' | 'scoreType' | 'partners'
    >)
  | { kind: 'cheer'; about: About }
  | { kind: 'comment'; about: About; text: string }
  | { kind: 'follow'; whom: number | typeof VISITOR }
  | { kind: 'approve'; whom: number | typeof VISITOR }

export type Beat = {
  /** Seconds from the start, at single speed. */
  at: number
  /** Who does it. Nothing happens when that is the golfer who watches: they act for themselves. */
  golfer: number
  deed: Deed
  /** In a few words, for who shows the demo. */
  what: string
}

/** A scripted stretch of time: who does what when, in order. Nothing in it is left to chance. */
export type Story = {
  /** As in the link `&story=NAME`. */
  readonly name: string
  readonly title: string
  readonly beats: readonly Beat[]
}
