import { createContractCheck } from '../contract/check'
import { startFakeServer, type FakeServer, type FakeServerOptions } from './http-server'

/**
 * The fake backend for people: time runs, and every world opens at the real present moment. The only place of the
 * fake, with the demo's start, that asks the machine what time it is.
 */
export function startLive({
  contract = 'on',
  ...options
}: Pick<FakeServerOptions, 'port' | 'files' | 'scenario'> & {
  /** Whether every exchange is compared with the document; it is, unless a bench says otherwise. */
  contract?: 'on' | 'off'
}): Promise<FakeServer> {
  return startFakeServer({
    ...options,
    now: () => new Date().toISOString(),
    elapsed: () => Math.floor(performance.now()),
    ...(contract === 'on' && { contract: createContractCheck() }),
  })
}
