import { createBackend } from '../backend/backend'
import { control } from './controls'
import { openWorld, wantedScenario, type World } from '../backend/world'

/** A world as the adapters open it. */
export const openAnyWorld = (): Promise<World> =>
  openWorld(({ scenario, seed, now }) => createBackend(wantedScenario(scenario), { seed, now }))

/** One call of a control. A body that is not text is sent as JSON. */
export async function callControl(world: World, method: string, path: string, body?: unknown) {
  const text = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body)
  const response = await control(
    new Request(`http://golf.test/__fake/${path}`, { method, body: text }),
    world,
  )
  const answer: unknown = await response.json()
  return { status: response.status, answer }
}
