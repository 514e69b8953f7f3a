import { expect, test, vi } from 'vitest'
import { createInstall } from './create-install'

type Situation = { installed?: boolean; apple?: boolean; held?: boolean; agrees?: boolean }

function device({ installed = false, apple = false, held = true, agrees = true }: Situation = {}) {
  const kept = new Map<string, string>()
  let day = '2026-06-13'
  const prompt = vi.fn(async () => agrees)
  const install = createInstall({
    storage: { get: (key) => kept.get(key), set: (key, value) => kept.set(key, value).has(key) },
    today: () => day,
    isInstalled: () => installed,
    isManual: () => apple,
    offer: { subscribe: () => () => {}, isAvailable: () => held, prompt },
  })
  const start = (on: string) => {
    day = on
    install.visit()
  }
  return { install, start, prompt }
}

test('no offer on the day of the first visit, however often the app starts', () => {
  const { install, start } = device()
  expect(install.offeredMethod()).toBeUndefined()
  start('2026-06-13')
  start('2026-06-13')
  expect(install.offeredMethod()).toBeUndefined()
  start('2026-06-14')
  expect(install.offeredMethod()).toBe('prompt')
  start('2026-06-15')
  expect(install.offeredMethod()).toBe('prompt')
})

test.each<[string, Situation, string | undefined]>([
  ['a browser with its own prompt', {}, 'prompt'],
  ['a browser that has not handed its question over', { held: false }, undefined],
  ['an iPhone', { apple: true, held: false }, 'steps'],
  ['an iPhone with the app on its home screen', { apple: true, installed: true }, undefined],
  ['the installed app', { installed: true }, undefined],
])('what the install card offers to %s', (_name, situation, method) => {
  const { install, start } = device(situation)
  start('2026-06-13')
  start('2026-06-14')
  expect(install.offeredMethod()).toBe(method)
})

test('Not Now is stored; the install method stays available elsewhere', () => {
  const { install, start } = device()
  start('2026-06-13')
  start('2026-06-14')
  install.decline()
  start('2026-07-14')
  expect(install.offeredMethod()).toBeUndefined()
  expect(install.method()).toBe('prompt')
})

test('dismissing the browser’s prompt is stored like Not Now, accepting it is not', async () => {
  for (const agrees of [true, false]) {
    const { install, start, prompt } = device({ agrees })
    start('2026-06-13')
    start('2026-06-14')
    await install.prompt()
    expect(prompt).toHaveBeenCalledTimes(1)
    expect(install.offeredMethod()).toBe(agrees ? 'prompt' : undefined)
  }
})
