import { vi } from 'vitest'

/** As long as `expect.poll` waits (vite.config.ts): the runner's own second is too little where the machine is busy. */
const PATIENCE_MS = 15_000

const { waitFor } = vi
vi.waitFor = (work, options) =>
  waitFor(
    work,
    typeof options === 'object' ? { timeout: PATIENCE_MS, ...options } : (options ?? PATIENCE_MS),
  )
