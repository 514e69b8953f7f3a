import type { Play } from '../scenarios/seed/play'

/** The golfer who is signed in. */
export const VISITOR = 'visitor'

/** Refers to the newest round in which all of these golfers played. */
export type About = readonly (number | typeof VISITOR)[]

/** An action of a golfer in a story, with the same effects as in the app. */
export type Action =
  | ({ kind: 'post'; joins?: About } & Pick<
      Play,
      'courseId' | 'teeSetId' | 'card' | 'notes' | 'scoreType' | 'partners'
    >)
  | { kind: 'cheer'; about: About }
  | { kind: 'comment'; about: About; text: string }
  | { kind: 'follow'; whom: number | typeof VISITOR }
  | { kind: 'approve'; whom: number | typeof VISITOR }

/** What one golfer does at a moment of a story. */
export type StoryStep = {
  /** Seconds from the start at speed 1. */
  at: number
  /** The golfer's id. The step is skipped if it is the signed-in golfer. */
  golfer: number
  action: Action
  /** A short text for the demo's drawer. */
  what: string
}

/** A script of timed steps, in order, the same each time. */
export type Story = {
  /** The NAME in a link's `&story=NAME`. */
  readonly name: string
  readonly title: string
  readonly steps: readonly StoryStep[]
}
