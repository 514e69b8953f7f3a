import type { Backend } from '../backend/backend'

/** A named world: who is there, what happened, and what time it is. */
export type Scenario = {
  /** As in the link `/?scenario=NAME`. */
  readonly name: string
  /** A sentence anybody can read. */
  readonly title: string
  /** The moment the world opens at, ISO 8601. Everything in a seed is relative to the backend's clock. */
  readonly now: string
  /** IANA zone of the golfers, e.g. America/Denver. */
  readonly zone: string
  /** Email of the golfer the demo is signed in as; absent = the sign-in page. */
  readonly signedInAs?: string
  /** The session a demo opens with is over already: its tokens are refused, signing in again helps. */
  readonly sessionHasLapsed?: true
  /** What does not work in this world. Set at each opening: unlike rows, it is in no snapshot. */
  trouble?(backend: Backend): void
  /** Fills an empty world. */
  seed(backend: Backend): Promise<void>
}

/** Keeps a scenario's type without an annotation at each. */
export const defineScenario = (scenario: Scenario): Scenario => scenario
