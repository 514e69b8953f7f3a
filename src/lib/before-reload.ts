/** Work to finish before the page may reload, such as storing a draft. */
type Work = () => Promise<unknown> | undefined

export type BeforeReload = {
  /** Registers work. Returns an unregister function. */
  add(work: Work): () => void
  /** Resolves when all work has settled, including failed work. */
  settle(): Promise<void>
}

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
