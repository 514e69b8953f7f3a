import { createBackend } from '../backend/backend'
import { control } from './controls'
import { openWorld, wantedScenario, type World } from '../backend/world'

/** Opens a world the way the adapters do. */
export const openAnyWorld = (): Promise<World> =>
  openWorld(({ scenario, seed, now }) => createBackend(wantedScenario(scenario), { seed, now }))

/** Calls one control. A body that is not a string is sent as JSON. */
export async function callControl(world: World, method: string, path: string, body?: unknown) {
  const text = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body)
  const response = await control(
    new Request(`http://golf.test/__fake/${path}`, { method, body: text }),
    world,
  )
  const answer: unknown = await response.json()
  return { status: response.status, answer }
}
