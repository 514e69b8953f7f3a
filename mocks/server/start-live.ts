import { createContractCheck } from '../contract/contract-check'
import { startFakeServer, type FakeServer, type FakeServerOptions } from './http-server'
import { createWebPush, type Vapid } from './web-push'

/**
 * The fake backend for people: time runs, and every world opens at the present moment. Only this file and the demo's start
 * read the machine's clock.
 */
export async function startLive({
  contract = 'on',
  vapid,
  ...options
}: Pick<FakeServerOptions, 'port' | 'address' | 'files' | 'scenario' | 'hosts'> & {
  /** Whether every exchange is compared with the document; it is, unless a bench says otherwise. */
  contract?: 'on' | 'off'
  /** With a key of one's own, notifications leave this machine for the push services of the browsers. Rejects for an unusable one. */
  vapid?: Vapid | undefined
}): Promise<FakeServer> {
  return startFakeServer({
    ...options,
    now: () => new Date().toISOString(),
    elapsed: () => Math.floor(performance.now()),
    ...(vapid && { pushService: createWebPush(vapid) }),
    ...(contract === 'on' && { contract: createContractCheck() }),
  })
}
