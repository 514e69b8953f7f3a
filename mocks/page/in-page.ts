import { createBackend, type Backend } from '../backend/backend'
import type { ContractCheck } from '../contract/types'
import type { HubConnection } from '../hub/hub'
import { systemTimers, type Timers } from '../hub/timers'
import { tokenOf } from '../hub/token-of'
import { faultIds } from '../handlers/index'
import { authorize, type Authorized } from '../identity/authorize'
import { PROVIDER_PATH } from '../identity/issuer'
import { scenarios } from '../scenarios/index'
import type { Stage } from '../story/player'
import { stories } from '../story/stories'
import { control, CONTROLS_PATH } from '../controls/controls'
import { worldControls, type WorldControls } from '../controls/world-controls'
import { interceptNetwork } from './in-page-network'
import { createConditions, type Conditions, type PageConditions } from '../device/conditions'
import { applyDeviceConditions } from '../device/device-conditions'
import { announceTab, otherTabs, withWorldLock } from './open-tabs'
import { openPersistedWorld, worldKey, type PersistedWorld, type Tabs } from './persisted-world'
import { parseLink, type DemoLink, type LinkResult } from '../link/link'
import { savedWorlds, type SavedWorlds } from './saved-worlds'
import { wireRequestOf } from './request-body'
import { addRandomUUID, showPictures } from './plain-http'
import { answerWorker } from './worker-bridge'
import { wantedScenario, type WorldOptions } from '../backend/world'

export { checkGolfer } from '../link/link'
export { applyRecipe } from '../link/recipe'
export { otherTabs } from './open-tabs'
export { worldKey } from './persisted-world'

/** How the fake starts in a page. */
export type InPageOptions = {
  opening?: WorldOptions
  /** Milliseconds since any fixed moment, so that time runs; without it time stands still. */
  elapsed?: () => number
  conditions?: Partial<Conditions>
  /** A signed-in golfer's requests wait for this, because their responses name pictures, which only the worker can fetch. */
  picturesReady?: Promise<unknown>
  /** Opens a fresh world even if this browser has saved one. */
  startsOver?: boolean
  saved?: SavedWorlds
  tabs?: Tabs
  timers?: Timers
  /** Called when a control has reset the world, which may then be another one than the link's. */
  onReset?(opening: WorldOptions): void
  /** Name of the device that this tab acts as, if it is not the browser's. */
  device?: string
  /** Called when another tab has restarted the world, before this tab loads it; what it returns is called afterwards. */
  onRestart?(isOwnDevice: boolean): () => void
}

/** The running fake of a page. */
export type InPage = {
  readonly world: PersistedWorld
  /** The options with which the world was opened: the link's, or those of the last reset. */
  opening(): WorldOptions
  readonly conditions: PageConditions
  /** Whether the world survives a reload; false if the browser stores nothing. */
  isPersistent(): Promise<boolean>
  /** Export, import and reset. */
  readonly controls: WorldControls
  /** Stops the fake and restores the page's own network. */
  stop(): Promise<void>
}

/** Parses a scenario link's query with the names that this build knows. */
export const readLink = (search: string): LinkResult =>
  parseLink(search, {
    scenarios: scenarios.map(({ name }) => name),
    operations: faultIds,
    stories: stories.map(({ name }) => name),
  })

/**
 * The fake identity provider's result for the page's address. A page cannot intercept its own navigation, so the demo's page shows
 * the provider's. Undefined if the address is not the provider's.
 */
export const atProvider = (backend: Backend, address: string): Promise<Authorized> | undefined =>
  new URL(address).pathname === `${PROVIDER_PATH}/authorize`
    ? authorize(backend, address)
    : undefined

/** The golfer whom a link signs in: the one named, or else the scenario's; undefined if the link only sets conditions. */
export function golferOf({ as, world }: DemoLink): string | undefined {
  const isStarted = world.scenario !== undefined || world.story !== undefined
  return as ?? (isStarted ? wantedScenario(world.scenario).signedInAs : undefined)
}

/** Lets one of a world's tabs play its story; when that tab is closed, another continues. Plain http has no Web Locks. */
const stageOf =
  (world: string): Stage =>
  (play) =>
    void (navigator.locks?.request(`linx-demo-story ${world}`, play) ?? play())

/** A contract check that loads its code and the document with the first exchange; comparisons wait for them. */
function lazyCheck(): ContractCheck {
  let loaded: Promise<ContractCheck> | undefined
  const check = () =>
    (loaded ??= import('../contract/contract-check').then(({ createContractCheck }) =>
      createContractCheck(),
    ))
  return {
    request: async (...exchange) => (await check()).request(...exchange),
    response: async (...exchange) => (await check()).response(...exchange),
  }
}

/** Starts the fake backend inside this page. It answers fetch, XMLHttpRequest and WebSocket, and other requests through the worker. */
export async function startInPage(options: InPageOptions = {}): Promise<InPage> {
  addRandomUUID(crypto)
  const { elapsed, timers = systemTimers, saved = savedWorlds() } = options
  let opening = options.opening ?? {}
  const conditions = createConditions(options.conditions, timers)
  const { device = '' } = options
  const announce = () => announceTab({ device, world: worldKey(opening) })
  let leaveTabs = announce()
  const world: PersistedWorld = await openPersistedWorld({
    create: ({ scenario, ...wanted }) =>
      createBackend(wantedScenario(scenario), {
        ...wanted,
        elapsed,
        timers,
        contract: lazyCheck(),
        checksLater: true,
        lazy: wanted.story === undefined, // a story needs the rows at once
        stage: stageOf(worldKey({ scenario, ...wanted })),
        runExclusive: (work) => world.runExclusive(work),
      }),
    opening,
    ...(options.startsOver && { startsOver: true }),
    saved,
    tabs: options.tabs ?? new BroadcastChannel('linx-demo'),
    timers,
    onReset(next) {
      opening = next
      leaveTabs()
      leaveTabs = announce()
      options.onReset?.(next)
    },
    device,
    lock: {
      isShared: async (key) => (await otherTabs()).some((tab) => tab.world === key),
      run: withWorldLock,
    },
    ...(options.onRestart && { onRestart: options.onRestart }),
  })

  async function handle(pageRequest: Request): Promise<Response> {
    const request = await wireRequestOf(pageRequest)
    if (new URL(request.url).pathname.startsWith(CONTROLS_PATH)) {
      const response = await control(request, world)
      if (request.method !== 'GET') await world.flush() // the page may be reloaded right after the response
      return response
    }
    if (request.headers.has('Authorization')) await options.picturesReady
    return (await conditions.travel()) ? world.backend().handle(request) : Response.error()
  }

  function connection(url: URL): HubConnection | undefined {
    const { hub, tokens } = world.backend()
    if (conditions.current().isOffline || hub.refused() !== undefined) return undefined
    const found = hub.find(url.searchParams.get('id'))
    return found?.userId === tokens.userOf(tokenOf(url, null)) ? found : undefined
  }

  const restoreNetwork = interceptNetwork({ handle, connection })
  const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker // undefined on plain http
  const stopAnswering = worker ? answerWorker(worker, handle) : showPictures(handle)
  const leave = () => {
    if (document.visibilityState === 'hidden') world.leave()
  }
  document.addEventListener('visibilitychange', leave)
  const giveDeviceBack = applyDeviceConditions(conditions, () => world.backend().hub.drop())

  return {
    world,
    opening: () => opening,
    conditions,
    isPersistent: () => saved.isPersistent(),
    controls: worldControls(world),
    async stop() {
      document.removeEventListener('visibilitychange', leave)
      giveDeviceBack()
      stopAnswering()
      restoreNetwork()
      leaveTabs()
      await world.close()
    },
  }
}
