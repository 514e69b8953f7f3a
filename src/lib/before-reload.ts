/** Work that has to end before the page may go: a draft to store, an answer to wait for. */
type Work = () => Promise<unknown> | undefined

export type BeforeReload = {
  /** Registers work; answers how to take it back. */
  add(work: Work): () => void
  /** Resolves when all of it has ended, well or badly. */
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

/** The page's own. Whoever reloads it by themselves asks here first (R12). */
export const beforeReload: BeforeReload = createBeforeReload()
