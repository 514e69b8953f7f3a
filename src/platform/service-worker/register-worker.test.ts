import { expect, test } from 'vitest'
import { deferred } from '~/lib/deferred'
import { registerWorkerIn, type TrustedTypes } from './register-worker'

function container({ controlled = false, fails = false } = {}) {
  const listeners: (() => void)[] = []
  const registered: unknown[] = []
  return {
    controller: controlled ? {} : null,
    registered,
    register(url: string) {
      registered.push(url)
      return fails
        ? Promise.reject(new TypeError('404'))
        : Promise.resolve({ update: () => Promise.reject(new Error()) })
    },
    addEventListener: (_type: 'controllerchange', listener: () => void) =>
      void listeners.push(listener),
    takeOver: () => listeners.forEach((listener) => listener()),
  }
}

test('the first worker to take control replaces nothing (UPD-03)', async () => {
  const workers = container()
  let takeovers = 0
  await registerWorkerIn({
    container: workers,
    trustedTypes: undefined,
    onTakeover: () => (takeovers += 1),
  })
  workers.takeOver()
  expect(takeovers).toBe(0)
  workers.takeOver()
  expect(takeovers).toBe(1)
})

test('on a page that had a worker, the next one is a takeover', async () => {
  const workers = container({ controlled: true })
  let takeovers = 0
  await registerWorkerIn({
    container: workers,
    trustedTypes: undefined,
    onTakeover: () => (takeovers += 1),
  })
  workers.takeOver()
  expect(takeovers).toBe(1)
})

test('a takeover before the worker is registered is noticed', async () => {
  const workers = container({ controlled: true })
  const start = deferred()
  let takeovers = 0
  const registered = registerWorkerIn({
    container: workers,
    trustedTypes: undefined,
    onTakeover: () => (takeovers += 1),
    start: start.promise,
  })
  workers.takeOver()
  expect(takeovers).toBe(1)
  expect(workers.registered).toEqual([])
  start.resolve()
  await registered
  expect(workers.registered).toEqual(['/sw.js'])
})

test("the policy accepts the app's own worker and nothing else", async () => {
  const policies: string[] = []
  let rule: (url: string) => string = (url) => url
  const trustedTypes: TrustedTypes = {
    createPolicy(name, rules) {
      policies.push(name)
      rule = rules.createScriptURL
      return { createScriptURL: (url) => `trusted ${rule(url)}` }
    },
  }
  const workers = container()
  await registerWorkerIn({ container: workers, trustedTypes, onTakeover: () => {} })
  expect(policies).toEqual(['app-worker'])
  expect(workers.registered).toEqual(['trusted /sw.js'])
  for (const url of ['/other.js', 'https://other.example/sw.js', '//x/sw.js', ''])
    expect(() => rule(url)).toThrow(TypeError)
})

test('without trusted types the plain address is registered; a browser without workers is not a failure', async () => {
  const workers = container()
  await registerWorkerIn({ container: workers, trustedTypes: undefined, onTakeover: () => {} })
  expect(workers.registered).toEqual(['/sw.js'])
  expect(
    await registerWorkerIn({ container: undefined, trustedTypes: undefined, onTakeover: () => {} }),
  ).toBeUndefined()
})

test('a worker that cannot be fetched leaves the app working', async () => {
  const workers = container({ fails: true })
  expect(
    await registerWorkerIn({ container: workers, trustedTypes: undefined, onTakeover: () => {} }),
  ).toBeUndefined()
})
