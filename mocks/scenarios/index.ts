import type { Scenario } from './define'
import { saturdayRound } from './saturday-round'

/** Every named world; the first is the one opened without a name. */
export const scenarios: readonly Scenario[] = [saturdayRound]

export const scenarioNamed = (name: string): Scenario | undefined =>
  scenarios.find((scenario) => scenario.name === name)
