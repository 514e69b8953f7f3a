import type { Backend } from '../backend/backend'

/** A named world: its golfers, their history, and its opening time. */
export type Scenario = {
  /** As in the link `/?scenario=NAME`. */
  readonly name: string
  /** One sentence for the demo's list of scenarios. */
  readonly title: string
  /** The moment the world opens at, ISO 8601. Everything in a seed is relative to the backend's clock. */
  readonly now: string
  /** IANA zone of the golfers, e.g. America/Denver. */
  readonly zone: string
  /** Email of the golfer the demo is signed in as; absent = the sign-in page. */
  readonly signedInAs?: string
  /** Its golfers beside the five of every scenario are made by its dice; else they are those of Saturday. */
  readonly inventsGolfers?: true
  /** The demo opens with a session that has already ended: its tokens are refused until the golfer signs in again. */
  readonly sessionHasLapsed?: true
  /** Sets the faults of this world. Runs at each opening, since faults are in no snapshot. */
  trouble?(backend: Backend): void
  /** Fills an empty world. */
  seed(backend: Backend): Promise<void>
}

/** Types a scenario. */
export const defineScenario = (scenario: Scenario): Scenario => scenario
