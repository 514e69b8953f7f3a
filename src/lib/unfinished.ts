import { beforeReload } from './before-reload'

const open = new Set<object>()
let waiting: (() => void)[] = []

/**
 * Says that something has begun which a reload would cut off: a call that writes, a draft being stored, an outcome the
 * golfer has not read (R12). Call the answer when it is done; twice does no harm.
 */
export function beginUnfinished(): () => void {
  const work = {}
  open.add(work)
  return () => {
    open.delete(work)
    if (open.size > 0) return
    const told = waiting
    waiting = []
    for (const tell of told) tell()
  }
}

/** Resolves when a reload would cut nothing off. */
export async function untilFinished(): Promise<void> {
  while (open.size > 0) await new Promise<void>((resolve) => waiting.push(resolve))
}

beforeReload.add(untilFinished)
