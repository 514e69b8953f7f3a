/** A tab of this browser that shows the demo. */
export type OpenTab = {
  /** Name of the device of its own it plays; empty: the browser's. */
  device: string
  /** Key of its world. */
  world: string
}

/** How long a change waits for the other tabs; a tab that hangs must not stop the others. */
const TURN_LIMIT_MS = 3000

const PREFIX = 'linx-demo-tab '
const TAB_ID = 'demo_tab'

/** Differs by tab and stays over a reload, so that a page does not take its predecessor for another tab. */
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

/** Absent on plain http. */
const locks = (): LockManager | undefined => navigator.locks

function tabOf(name: string | undefined): (OpenTab & { id: string }) | undefined {
  if (!name?.startsWith(PREFIX)) return undefined
  const [id = '', device = '', ...world] = name.slice(PREFIX.length).split(' ')
  return { id, device, world: world.join(' ') }
}

/** The demo's other tabs; none where the browser cannot tell. */
export async function otherTabs(): Promise<OpenTab[]> {
  const { held = [] } = (await locks()?.query()) ?? {}
  const own = tabId()
  return held.flatMap(({ name }) => {
    const tab = tabOf(name)
    return tab && tab.id !== own ? [tab] : []
  })
}

/** Lets the other tabs find this one, until the returned function is called or the page is left. */
export function announceTab({ device, world }: OpenTab): () => void {
  let leave = () => {}
  const left = new Promise<void>((done) => (leave = done))
  const name = `${PREFIX}${tabId()} ${device} ${world}`
  void locks()
    ?.request(name, { mode: 'shared' }, () => left)
    .catch(() => undefined) // the page is gone
  return leave
}

/** Runs the work while no other tab changes that world. */
export async function takeTurn<T>(world: string, work: () => Promise<T>): Promise<T> {
  const shared = locks()
  if (!shared) return work()
  let begun: Promise<T> | undefined
  const begin = () => (begun ??= work())
  await shared
    .request(
      `linx-demo-turn ${world}`,
      { signal: AbortSignal.timeout(TURN_LIMIT_MS) },
      async () => {
        await begin().catch(() => undefined) // the caller gets the error below
      },
    )
    .catch(() => undefined) // waited too long
  return begin()
}
