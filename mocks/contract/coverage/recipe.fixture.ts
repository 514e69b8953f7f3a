import type { Backend } from '../../backend/backend'
import { call, NORA, type Answered, type CallOptions } from '../../testing'

/** Makes an operation answer with one status, with a request that a client could send. */
export type Recipe = (backend: Backend) => Promise<Answered>

/** Recipes by operation and status. */
export type Recipes = Readonly<Record<string, Readonly<Record<number, Recipe>>>>

/** Sends a request as Nora, good or bad; only violations of responses fail the test. */
export async function send(
  backend: Backend,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Answered> {
  const result = await call(backend, method, path, { as: NORA, ...options })
  const { contract } = backend
  contract.accept(contract.violations.filter(({ direction }) => direction === 'request'))
  return result
}

/** The same as `send`, without a session. */
export const sendSignedOut = (
  backend: Backend,
  method: string,
  path: string,
  { as: _as, ...options }: CallOptions = {},
): Promise<Answered> => send(backend, method, path, { ...options, as: '' })

/** A recipe that sends one request as Nora. */
export const sends =
  (method: string, path: string, options?: CallOptions): Recipe =>
  (backend) =>
    send(backend, method, path, options)

export const sendsSignedOut =
  (method: string, path: string, options?: CallOptions): Recipe =>
  (backend) =>
    sendSignedOut(backend, method, path, options)
