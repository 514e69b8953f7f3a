/** Characters of JSON: some thousands of golfers fit. */
const MAX_LENGTH = 500_000

/** Whether an answer of the host may be stored on the device: neither too long nor nested too deeply to be written. */
export function isStorable(json: unknown): boolean {
  try {
    return JSON.stringify(json).length <= MAX_LENGTH
  } catch {
    return false
  }
}
