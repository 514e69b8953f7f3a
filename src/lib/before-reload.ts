const blocks = new Set<{ isUnread: boolean }>()
let waiting: (() => void)[] = []

/**
 * Delays reloads while something would be lost: a request that writes, a draft being stored, a result that the golfer has not
 * read (R12). Returns a function that ends the delay; calling it twice is safe. `isUnread`: it is a result that the golfer has
 * not opened; a reload that the golfer requests does not wait for it.
 */
export function blockReload(isUnread = false): () => void {
  const block = { isUnread }
  blocks.add(block)
  return () => {
    blocks.delete(block)
    const resolvers = waiting
    waiting = []
    for (const resolve of resolvers) resolve()
  }
}

/** Resolves when nothing delays a reload: call it before any programmatic one. `isPressed`: the golfer has requested the reload. */
export async function untilReloadIsSafe(isPressed = false): Promise<void> {
  while ([...blocks].some(({ isUnread }) => !(isUnread && isPressed)))
    await new Promise<void>((resolve) => waiting.push(resolve))
}
