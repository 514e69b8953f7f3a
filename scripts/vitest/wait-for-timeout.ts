import { vi } from 'vitest'

/** As long as `expect.poll` waits (vite.config.ts), since the default of one second is too short on a busy machine. */
const WAIT_TIMEOUT_MS = 15_000

const { waitFor } = vi
vi.waitFor = (work, options) =>
  waitFor(
    work,
    typeof options === 'object'
      ? { timeout: WAIT_TIMEOUT_MS, ...options }
      : (options ?? WAIT_TIMEOUT_MS),
  )
