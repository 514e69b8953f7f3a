import type { Play } from '../scenarios/seed/play'

/** The golfer who is signed in. */
export const VISITOR = 'visitor'

/** Refers to the newest round that all of these golfers are in. */
export type About = readonly (number | typeof VISITOR)[]

/** What a golfer of a story does, with the same effects as through the app. */
export type Action =
  | ({ kind: 'post'; joins?: About } & Pick<
      Play,
      'courseId' | 'teeSetId' | 'card' | 'notes' | 'scoreType' | 'partners'
    >)
  | { kind: 'cheer'; about: About }
  | { kind: 'comment'; about: About; text: string }
  | { kind: 'follow'; whom: number | typeof VISITOR }
  | { kind: 'approve'; whom: number | typeof VISITOR }

export type StoryStep = {
  /** Seconds from the start, at single speed. */
  at: number
  /** The golfer's id. The step is skipped when it is the signed-in golfer's. */
  golfer: number
  action: Action
  /** A short text for the demo's drawer. */
  what: string
}

/** A script of timed steps, in order, the same each time. */
export type Story = {
  /** As in the link `&story=NAME`. */
  readonly name: string
  readonly title: string
  readonly steps: readonly StoryStep[]
}
