/** Work to finish before the page may reload, such as storing a draft. */
type Work = () => Promise<unknown> | undefined

export type BeforeReload = {
  /** Registers work. Returns an unregister function. */
  add(work: Work): () => void
  /** Resolves when all work has settled, including failed work. */
  settle(): Promise<void>
}

/** Creates a list without work. */
export function createBeforeReload(): BeforeReload {
  const works = new Set<Work>()
  return {
    add(work) {
      works.add(work)
      return () => void works.delete(work)
    },
    async settle() {
      await Promise.allSettled(Array.from(works, async (work) => work()))
    },
  }
}

/** The page's own list. Call its `settle` before any programmatic reload (R12). */
export const beforeReload: BeforeReload = createBeforeReload()

const open = new Set<{ isUnread: boolean }>()
let waiting: (() => void)[] = []

/**
 * Delays reloads while something would be lost: a request that writes, a draft being stored, a result that the golfer has not
 * read (R12). Returns a function that ends the delay; calling it twice is safe. `isUnread`: it is a result that the golfer has
 * not opened; a reload that the golfer requests does not wait for it.
 */
export function blockReload(isUnread = false): () => void {
  const work = { isUnread }
  open.add(work)
  return () => {
    open.delete(work)
    const resolvers = waiting
    waiting = []
    for (const resolve of resolvers) resolve()
  }
}

/** Resolves when nothing delays a reload. `isPressed`: the golfer has requested the reload. */
export async function untilReloadIsSafe(isPressed = false): Promise<void> {
  while ([...open].some(({ isUnread }) => !(isUnread && isPressed)))
    await new Promise<void>((resolve) => waiting.push(resolve))
}

beforeReload.add(untilReloadIsSafe)
