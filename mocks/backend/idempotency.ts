import type { Backend } from './backend'
import { attemptName } from '../db/attempts'
import type { OperationId } from '../handlers/operation-id'
import { Problem } from '../lib/problem'

const MAX_KEY_LENGTH = 64

/** The idempotency key of a request; undefined without one. Throws a Problem 400 for an invalid key. */
export function idempotencyKey(value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'string' && value !== '' && value.length <= MAX_KEY_LENGTH) return value
  throw new Problem(400, `idempotencyKey must be a text of 1 to ${MAX_KEY_LENGTH} characters.`)
}

/**
 * Runs one operation's work once per sender and key: a repeated key gets the first call's result, even while that call is
 * still running. Results are stored as rows, so that an exported or reloaded world has them. After a failure the same key
 * runs the work again.
 */
export function onceByKey<T>(
  backend: Pick<Backend, 'honorsIdempotencyKeys' | 'db' | 'ids'>,
  operationId: OperationId,
) {
  const { db, ids } = backend
  const inWork = new Map<string, Promise<T>>()

  return (from: number | string, key: string | undefined, work: () => Promise<T>): Promise<T> => {
    if (key === undefined || !backend.honorsIdempotencyKeys) return work()
    const attempt = { operationId, sender: String(from), key }
    const name = attemptName(attempt)
    const [known] = db.attempts.where('attempt', name)
    if (known) return Promise.resolve(JSON.parse(known.result))
    const first = inWork.get(name)
    if (first) return first
    const made = work().then(async (result) => {
      await db.attempts.insert({ id: ids.next(), ...attempt, result: JSON.stringify(result) })
      return result
    })
    inWork.set(name, made)
    const end = () => inWork.delete(name)
    made.then(end, end)
    return made
  }
}
