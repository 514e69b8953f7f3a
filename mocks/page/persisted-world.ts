import type { Backend } from '../backend/backend'
import type { Snapshot } from '../db/snapshot'
import type { SentEvent } from '../hub/hub'
import { systemTimers, type Timers } from '../hub/timers'
import type { SavedWorlds } from './saved-worlds'
import { DEFAULT_SCENARIO, openWorld, type World, type WorldOptions } from '../backend/world'

/** A world that outlives its page and is shared by all tabs. */
export type PersistedWorld = World & {
  /** Saves pending changes and notifies the other tabs. */
  flush(): Promise<void>
  /** Saves synchronously if possible, because the page may never be shown again; otherwise starts to save. */
  leave(): void
  /** Runs a change. If other tabs share this world, only one runs a change at a time, on the newest state, and saves afterwards. */
  runExclusive<T>(work: () => Promise<T>): Promise<T>
  /** Stops saving and closes the hub's connections. */
  close(): Promise<void>
}

/** Messages between the tabs of one browser; BroadcastChannel has this shape. */
export type Tabs = {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  close(): void
}

/** The lock under which the tabs of a world change it. */
export type WorldLock = {
  /** Whether another tab shares this world. */
  isShared(world: string): Promise<boolean>
  run<T>(world: string, work: () => Promise<T>): Promise<T>
}

/** What a tab sends to the others about its world. */
type TabMessage = {
  key: string
  events: readonly SentEvent[]
  /** How the sending tab has restarted the world, if it has: it opened it anew, or reset it and reloads itself. */
  restart: 'opened' | 'reset' | undefined
  device: string
}

const isTabMessage = (data: unknown): data is TabMessage =>
  typeof data === 'object' && data !== null && 'key' in data && 'events' in data

/** Which world is opened, and where it is saved. */
export type PersistedWorldOptions = {
  create(options: WorldOptions & { snapshot?: Snapshot | undefined }): Promise<Backend>
  opening: WorldOptions
  /** Opens a fresh world even if one was saved. */
  startsOver?: boolean
  saved: SavedWorlds
  tabs: Tabs
  timers?: Timers
  /** Called when a reset has opened another world, before the reset resolves. */
  onReset?(opening: WorldOptions): void
  /** When left out, no other tab is expected. */
  lock?: WorldLock
  /** Name of the device that this tab acts as. */
  device?: string
  /**
   * Called when another tab has restarted the world, but not for a reset on the same device. This tab's golfer is not signed in to
   * that world, where any request may end the session: it is called before the world is loaded, and what it returns afterwards.
   */
  onRestart?(isOwnDevice: boolean): () => void
}

/** How long changes are collected before they are saved, in milliseconds. */
export const SAVE_DELAY_MS = 100

/** One saved world per scenario, seed, opening moment and story. */
export const worldKey = ({
  scenario = DEFAULT_SCENARIO,
  seed = 1,
  now = '',
  story,
}: WorldOptions) => [scenario, seed, now, ...(story === undefined ? [] : [story])].join('|')

/** Opens the saved world, or else a new one, and saves each change. All tabs share it. */
export async function openPersistedWorld(options: PersistedWorldOptions): Promise<PersistedWorld> {
  const { create, opening, saved, tabs, timers = systemTimers, device = '' } = options
  let key = worldKey(opening)
  let isApplying = false // while true, changes come from another tab and are not announced again
  let cancelSave: (() => void) | undefined // set while changes wait to be saved
  let stopListening = () => {}
  let events: SentEvent[] = [] // sent since the last save
  let restart: TabMessage['restart'] = options.startsOver ? 'opened' : undefined
  let revision = 0 // of the saved state that this tab last saved or loaded
  let isWriting = false

  async function write(): Promise<void> {
    const message: TabMessage | undefined = cancelSave && { key, events, restart, device }
    cancelSave?.()
    cancelSave = undefined
    events = []
    restart = undefined
    isWriting = true
    try {
      revision = (await saved.save(key, world.backend().snapshot())) ?? revision
    } finally {
      isWriting = false
    }
    if (message) tabs.postMessage(message)
  }

  let lastSave = Promise.resolve()
  /** Saves pending changes. Saves run one after the other, so that a page that closes waits for the current one. */
  const flush = (): Promise<void> => (lastSave = lastSave.catch(() => {}).then(write))

  function scheduleSave(): void {
    if (isApplying) return
    cancelSave ??= timers.after(SAVE_DELAY_MS, () => void flush())
  }

  /** Loads the saved state; returns false if this tab already has it. */
  async function catchUp(): Promise<boolean> {
    if ((await saved.revision(key)) === revision) return false
    const { snapshot, revision: newest } = await saved.load(key)
    if (!snapshot) return false
    isApplying = true
    await world
      .backend()
      .restore(snapshot)
      .finally(() => (isApplying = false))
    revision = newest
    return true
  }

  /** Makes the app reload its data, as after an update from the server. */
  const announce = (): void => world.backend().hub.deliver({ event: 'ReceiveLinxUpdate', args: [] })

  const lock: Pick<WorldLock, 'run'> = options.lock ?? { run: (_key, work) => work() }

  async function applyMessage(message: TabMessage): Promise<void> {
    const isOwn = message.device === device
    const isRestart = message.restart && !(isOwn && message.restart === 'reset')
    const restartHere = isRestart ? options.onRestart?.(isOwn) : undefined
    await lock.run(key, catchUp)
    const { hub } = world.backend()
    for (const sent of message.events) hub.deliver(sent)
    announce()
    restartHere?.()
  }

  /** Opens the saved world, or a fresh one if there is none or this build cannot load it. */
  async function reopen(wanted: WorldOptions): Promise<Backend> {
    if (options.startsOver) return create(wanted)
    const found = await saved.load(key)
    revision = found.revision
    const { snapshot } = found
    if (!snapshot) return create(wanted)
    return create({ ...wanted, snapshot }).catch(() => create(wanted))
  }

  function observeBackend(): void {
    stopListening()
    const { hub, onChange } = world.backend()
    const stops = [onChange(scheduleSave), hub.onSend((sent) => events.push(sent))]
    stopListening = () => stops.forEach((stop) => stop())
  }

  let isOpen = false
  const world = await openWorld((wanted) => (isOpen ? create(wanted) : reopen(wanted)), opening)
  isOpen = true
  observeBackend()
  if (options.startsOver) {
    scheduleSave()
    await flush()
  }
  tabs.addEventListener('message', ({ data }) => {
    if (isTabMessage(data) && data.key === key) void applyMessage(data)
  })
  // Loads what other tabs saved while this tab was opening. If that state cannot be restored, the tab keeps its own.
  void lock.run(key, catchUp).then(
    (isNewer) => isNewer && announce(),
    () => {},
  )

  return {
    backend: world.backend,
    // Under the lock, because a tab that is changing the old world would otherwise save it over the fresh one.
    reset: (wanted = {}) =>
      lock.run(key, async () => {
        const backend = await world.reset(wanted)
        const { name } = backend.story.state()
        const next = { ...opening, ...wanted, story: name ?? undefined }
        key = worldKey(next)
        options.onReset?.(next)
        observeBackend()
        restart = 'reset'
        backend.changed() // a fresh world must be saved and announced
        await flush()
        return backend
      }),
    flush,
    async runExclusive(work) {
      if (!(await options.lock?.isShared(key))) return work()
      return lock.run(key, async () => {
        await catchUp()
        try {
          return await work()
        } finally {
          await flush()
        }
      })
    },
    leave() {
      const next = isWriting ? revision + 1 : revision // a save that is being written gets the next one
      const isSaved = saved.saveAtOnce(key, world.backend().snapshot(), next)
      if (!isSaved) void flush()
    },
    async close() {
      stopListening()
      if (cancelSave) await flush()
      await lastSave
      tabs.close()
      world.backend().close()
    },
  }
}
