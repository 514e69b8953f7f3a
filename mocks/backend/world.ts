import type { Backend } from './backend'
import { Problem } from '../lib/problem'
import type { Scenario } from '../scenarios/define'
import { scenarioNamed, scenarios } from '../scenarios/index'

/** The scenario of a world that names none. */
export const DEFAULT_SCENARIO = 'saturday-round'

/** Options of a fresh world; those left out are as when the world was first opened. */
export type WorldOptions = {
  /** A scenario's name. */
  scenario?: string | undefined
  seed?: number | undefined
  /** Its opening moment, ISO 8601. */
  now?: string | undefined
  /** Name of the story to play. Left out: the current one, from its beginning. */
  story?: string | undefined
}

/** Holds a backend that a reset replaces by a fresh one; adapters keep the world. */
export type World = {
  backend(): Backend
  /** Throws a Problem 400, and keeps the old backend, for an unknown scenario or an unusable moment. */
  reset(options?: WorldOptions): Promise<Backend>
}

/** Opens a world; each reset calls `create` again. */
export async function openWorld(
  create: (options: WorldOptions) => Promise<Backend>,
  opening: WorldOptions = {},
): Promise<World> {
  let backend = await create(opening)
  return {
    backend: () => backend,
    async reset(options = {}) {
      const story = backend.story.state().name ?? opening.story
      const next = await create({ ...opening, story, ...options })
      backend.close() // ends its connections, as a restart of a server does
      backend = next
      return next
    },
  }
}

/** A scenario by its name; throws a Problem 400 that lists the known ones. */
export function wantedScenario(name: string = DEFAULT_SCENARIO): Scenario {
  const scenario = scenarioNamed(name)
  if (scenario) return scenario
  const known = scenarios.map((one) => one.name).join(', ')
  throw new Problem(400, `Unknown scenario '${name}'. Known: ${known}.`)
}
