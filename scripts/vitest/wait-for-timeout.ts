import { vi } from 'vitest'

/** As long as `expect.poll` waits (vite.config.ts): the runner's own second is too little where the machine is busy. */
const WAIT_TIMEOUT_MS = 15_000

const { waitFor } = vi
vi.waitFor = (work, options) =>
  waitFor(
    work,
    typeof options === 'object'
      ? { timeout: WAIT_TIMEOUT_MS, ...options }
      : (options ?? WAIT_TIMEOUT_MS),
  )
