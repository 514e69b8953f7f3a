import type { Backend } from '../backend/backend'
import type { Snapshot } from '../db/snapshot'
import { systemTimers, type Timers } from '../hub/timers'
import type { SavedWorlds } from './saved-worlds'
import { DEFAULT_SCENARIO, openWorld, type World, type WorldOptions } from '../backend/world'

/** A world that outlives its page, and is the same in every tab. */
export type PersistedWorld = World & {
  /** Saves pending changes and notifies the other tabs. */
  flush(): Promise<void>
  /** Saves before it returns: the page may never be shown again. */
  leave(): void
  /** Ends the saving and the hub's connections. */
  close(): Promise<void>
}

/** Messages between the tabs of one browser; BroadcastChannel has this shape. */
export type Tabs = {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  close(): void
}

export type PersistedWorldOptions = {
  create(options: WorldOptions & { snapshot?: Snapshot | undefined }): Promise<Backend>
  opening: WorldOptions
  /** Begins with a fresh world, whatever was saved. */
  startsOver?: boolean
  saved: SavedWorlds
  tabs: Tabs
  timers?: Timers
  /** Called when a reset has opened another world, before the reset resolves. */
  onReset?(opening: WorldOptions): void
}

/** How long changes gather before they are written. */
export const SAVE_DELAY_MS = 100

/** One saved world per scenario, seed, opening moment and story. */
export const worldKey = ({
  scenario = DEFAULT_SCENARIO,
  seed = 1,
  now = '',
  story,
}: WorldOptions) => [scenario, seed, now, ...(story === undefined ? [] : [story])].join('|')

export async function openPersistedWorld(options: PersistedWorldOptions): Promise<PersistedWorld> {
  const { create, opening, saved, tabs, timers = systemTimers } = options
  let key = worldKey(opening)
  let isFollowing = false // another tab's change is not announced again
  let stopWaiting: (() => void) | undefined
  let stopListening = () => {}

  async function write(): Promise<void> {
    const isNews = stopWaiting !== undefined
    stopWaiting?.()
    stopWaiting = undefined
    await saved.save(key, world.backend().snapshot())
    if (isNews) tabs.postMessage(key)
  }

  let last = Promise.resolve()
  /** Writes run one after the other: a page that closes waits for the running one. */
  const flush = (): Promise<void> => (last = last.catch(() => {}).then(write))

  function soon(): void {
    if (isFollowing) return
    stopWaiting ??= timers.after(SAVE_DELAY_MS, () => void flush())
  }

  async function follow(): Promise<void> {
    const backend = world.backend()
    const snapshot = await saved.load(key)
    if (!snapshot) return
    isFollowing = true
    await backend.restore(snapshot).finally(() => (isFollowing = false))
    backend.hub.sendAll('ReceiveLinxUpdate') // the app asks again, as after news from a server
  }

  /** The saved world, or a fresh one when there is none or this build cannot take it. */
  async function reopen(wanted: WorldOptions): Promise<Backend> {
    const snapshot = options.startsOver ? undefined : await saved.load(key)
    if (!snapshot) return create(wanted)
    return create({ ...wanted, snapshot }).catch(() => create(wanted))
  }

  function watch(): void {
    stopListening()
    stopListening = world.backend().onChange(soon)
  }

  let isOpen = false
  const world = await openWorld((wanted) => (isOpen ? create(wanted) : reopen(wanted)), opening)
  isOpen = true
  watch()
  if (options.startsOver) await flush()
  tabs.addEventListener('message', ({ data }) => {
    if (data === key) void follow()
  })

  return {
    backend: world.backend,
    async reset(fresh = {}) {
      const backend = await world.reset(fresh)
      const { name } = backend.story.state()
      const next = { ...opening, ...fresh, story: name ?? undefined }
      key = worldKey(next)
      options.onReset?.(next)
      watch()
      backend.changed() // a fresh world is news
      await flush()
      return backend
    },
    flush,
    leave() {
      if (!saved.saveAtOnce(key, world.backend().snapshot())) void flush()
    },
    async close() {
      stopListening()
      if (stopWaiting) await flush()
      await last
      tabs.close()
      world.backend().close()
    },
  }
}
