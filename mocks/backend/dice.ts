/** The fake's random numbers: the same ones on every machine for the same seed. */
export type Dice = {
  /** From 0 up to, but not including, 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number
  /** One of a list; throws on an empty one. */
  pick<T>(list: readonly T[]): T
  /** For the snapshot. */
  state(): number
  resume(state: number): void
}

/** Mulberry32: 32 bits of state, which is plenty for a seed and fits a snapshot. */
export function createDice(seed: number): Dice {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    int,
    pick(list) {
      const one = list[int(0, list.length - 1)]
      if (one === undefined) throw new RangeError('Nothing to pick from.')
      return one
    },
    state: () => state,
    resume: (from) => void (state = from >>> 0),
  }
}
