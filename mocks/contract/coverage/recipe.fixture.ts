import type { Backend } from '../../backend/backend'
import { call, NORA, type Answered, type CallOptions } from '../../testing'

/** Brings an operation to answer with one status, by a request a client could send. */
export type Recipe = (backend: Backend) => Promise<Answered>

/** By operation and status. */
export type Recipes = Readonly<Record<string, Readonly<Record<number, Recipe>>>>

/** A request as Nora, good or bad; only what is wrong with an answer is held against the test. */
export async function send(
  backend: Backend,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Answered> {
  const answered = await call(backend, method, path, { as: NORA, ...options })
  const { contract } = backend
  contract.accept(contract.violations.filter(({ direction }) => direction === 'request'))
  return answered
}

/** The same without a session. */
export const sendSignedOut = (
  backend: Backend,
  method: string,
  path: string,
  { as: _as, ...options }: CallOptions = {},
): Promise<Answered> => send(backend, method, path, { ...options, as: '' })

/** A recipe of one request. */
export const sends =
  (method: string, path: string, options?: CallOptions): Recipe =>
  (backend) =>
    send(backend, method, path, options)

export const sendsSignedOut =
  (method: string, path: string, options?: CallOptions): Recipe =>
  (backend) =>
    sendSignedOut(backend, method, path, options)
