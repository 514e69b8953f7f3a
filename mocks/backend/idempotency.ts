import type { Backend } from './backend'
import { Problem } from '../lib/problem'

/** Keys are remembered for as long as a client may send again; the oldest go first. */
const MAX_KEYS = 1000
const MAX_KEY_LENGTH = 64

/** The key of a request's attempt; undefined without one. Throws a Problem 400 for what is none. */
export function idempotencyKey(value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'string' && value !== '' && value.length <= MAX_KEY_LENGTH) return value
  throw new Problem(400, `idempotencyKey must be a text of 1 to ${MAX_KEY_LENGTH} characters.`)
}

/**
 * Runs one operation's work once per sender and key: a repeated key gets the response of the first, also while
 * that is still being made. Work that failed has left nothing behind and may be tried again with the same key.
 */
export function onceByKey<T>(backend: Pick<Backend, 'honorsIdempotencyKeys'>) {
  const answers = new Map<string, Promise<T>>()
  return (sender: number | string, key: string | undefined, work: () => Promise<T>): Promise<T> => {
    if (key === undefined || !backend.honorsIdempotencyKeys) return work()
    const name = `${sender} ${key}`
    const known = answers.get(name)
    if (known) return known
    const made = work()
    answers.set(name, made)
    made.catch(() => answers.delete(name))
    for (const oldest of answers.keys()) {
      if (answers.size <= MAX_KEYS) break
      answers.delete(oldest)
    }
    return made
  }
}
