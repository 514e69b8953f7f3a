import { showBadge } from './badge'

/** What the number on the app's icon is made of. */
type BadgePart = 'news' | 'unsent'

/**
 * The number on the app's icon, of parts that know nothing of each other: what is new in Linx, and scores of today that are
 * not posted yet.
 */
export function createIconBadge(show: (count: number) => void = showBadge) {
  const counts = new Map<BadgePart, number>()
  const paint = () => {
    const sum = (counts.get('news') ?? 0) + (counts.get('unsent') ?? 0)
    // What is new is not known yet: a push may have painted it.
    if (counts.has('news') || sum > 0) show(sum)
  }
  return {
    set(part: BadgePart, count: number): void {
      counts.set(part, count)
      paint()
    },
    /** The golfer has left (R10). */
    clear(): void {
      counts.clear()
      show(0)
    },
  }
}

/** This device's. */
export const iconBadge = createIconBadge()
