import type { Backend } from '../backend/backend'

/** A named world: its golfers, their history, and its opening time. */
export type Scenario = {
  /** The NAME in the link `/?scenario=NAME`. */
  readonly name: string
  /** One sentence for the demo's list of scenarios. */
  readonly title: string
  /** The moment at which the world opens, ISO 8601. All times in a seed are relative to the backend's clock. */
  readonly now: string
  /** IANA zone of the golfers, e.g. America/Denver. */
  readonly zone: string
  /** Email of the golfer who is signed in when the demo opens; absent: it opens at the sign-in page. */
  readonly signedInAs?: string
  /** The golfers besides the five demo golfers are generated; otherwise they are those of the Saturday scenario. */
  readonly inventsGolfers?: true
  /** The demo opens with a session that has already ended; its tokens are refused until the golfer signs in again. */
  readonly sessionHasLapsed?: true
  /** Sets the faults of this world. Runs at each opening, because snapshots do not include faults. */
  trouble?(backend: Backend): void
  /** Fills an empty world. */
  seed(backend: Backend): Promise<void>
}

/** Returns the scenario unchanged; gives it its type. */
export const defineScenario = (scenario: Scenario): Scenario => scenario
