import { onTestFinished, vi } from 'vitest'

/** The errors of isolated listeners, which a browser reports as uncaught, for the rest of the test. */
export function catchReported(): unknown[] {
  const reported: unknown[] = []
  const spy = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((rethrow) => {
    try {
      rethrow()
    } catch (error) {
      reported.push(error)
    }
  })
  onTestFinished(() => spy.mockRestore())
  return reported
}
