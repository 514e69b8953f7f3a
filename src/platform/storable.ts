/** Characters of JSON: some thousands of golfers fit. */
const MAX_LENGTH = 500_000

/** Whether a response of the host can be stored on the device: it is neither too long nor nested too deeply. */
export function isStorable(json: unknown): boolean {
  try {
    return JSON.stringify(json).length <= MAX_LENGTH
  } catch {
    return false
  }
}
