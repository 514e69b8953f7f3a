/** A tab of this browser that shows the demo. */
export type OpenTab = {
  /** Name of the device it acts as; empty: the browser itself. */
  device: string
  /** Key of its world. */
  world: string
}

/** How long a change waits for the lock, so that a tab that hangs does not block the others. */
const LOCK_TIMEOUT_MS = 3000

const PREFIX = 'linx-demo-tab '
const TAB_ID = 'demo_tab'

/** An id per tab that survives a reload, so that a page does not mistake its own predecessor for another tab. */
function tabId(): string {
  try {
    const known = sessionStorage.getItem(TAB_ID)
    if (known !== null) return known
    const made = crypto.randomUUID()
    sessionStorage.setItem(TAB_ID, made)
    return made
  } catch {
    return 'unknown'
  }
}

/** Undefined on plain http. */
const locks = (): LockManager | undefined => navigator.locks

function tabOf(name: string | undefined): (OpenTab & { id: string }) | undefined {
  if (!name?.startsWith(PREFIX)) return undefined
  const [id = '', device = '', ...world] = name.slice(PREFIX.length).split(' ')
  return { id, device, world: world.join(' ') }
}

/** The demo's other tabs; none if the browser has no locks to find them by. */
export async function otherTabs(): Promise<OpenTab[]> {
  const { held = [] } = (await locks()?.query()) ?? {}
  const own = tabId()
  return held.flatMap(({ name }) => {
    const tab = tabOf(name)
    return tab && tab.id !== own ? [tab] : []
  })
}

/** Announces this tab to the others until the returned function is called or the page is left. */
export function announceTab({ device, world }: OpenTab): () => void {
  let leave = () => {}
  const left = new Promise<void>((done) => (leave = done)) // the lock is held until then
  const name = `${PREFIX}${tabId()} ${device} ${world}`
  void locks()
    ?.request(name, { mode: 'shared' }, () => left)
    .catch(() => undefined) // the page is gone
  return leave
}

/** Runs the work while no other tab changes the world; without the lock if it is not free in time. */
export async function withWorldLock<T>(world: string, work: () => Promise<T>): Promise<T> {
  const manager = locks()
  if (!manager) return work()
  let result: Promise<T> | undefined
  const runOnce = () => (result ??= work())
  const options = { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }
  await manager
    .request(`linx-demo-turn ${world}`, options, async () => {
      await runOnce().catch(() => undefined) // the caller gets the error below
    })
    .catch(() => undefined) // the lock was not free in time
  return runOnce()
}
