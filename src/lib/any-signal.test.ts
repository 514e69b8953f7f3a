import { expect, test } from 'vitest'
import { anySignal } from './any-signal'

test('the first aborted signal gives the reason, and later ones are ignored', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const any = anySignal(one.signal, other.signal)
  expect(any.aborted).toBe(false)
  other.abort('called off')
  one.abort('too late')
  expect(any.aborted).toBe(true)
  expect(any.reason).toBe('called off')
})

test('a signal that is already aborted aborts at once', () => {
  expect(anySignal(new AbortController().signal, AbortSignal.abort('gone')).reason).toBe('gone')
})
