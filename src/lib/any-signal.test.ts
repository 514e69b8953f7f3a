import { expect, test } from 'vitest'
import { anySignal } from './any-signal'

test('the first to be aborted gives its reason; the others change nothing after it', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const any = anySignal(one.signal, other.signal)
  expect(any.aborted).toBe(false)
  other.abort('called off')
  one.abort('too late')
  expect(any.aborted).toBe(true)
  expect(any.reason).toBe('called off')
})

test('one that is aborted already', () => {
  expect(anySignal(new AbortController().signal, AbortSignal.abort('gone')).reason).toBe('gone')
})
