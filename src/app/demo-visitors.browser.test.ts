import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { setClock } from '~/lib/clock'
import { bootDemo, type Demo } from './boot-demo'

const ownAddress = location.href
let page: Awaited<ReturnType<Demo['page']>> | undefined

afterEach(async () => {
  await page?.world.reset() // leaves nothing saved for the next test
  await page?.stop()
  page = undefined
  document.getElementById('demo-console')?.remove()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', ownAddress)
  setClock(() => Date.now())
})

async function open(query: string): Promise<void> {
  await page?.stop()
  history.replaceState(null, '', `${location.pathname}?${query}`)
  page = await (await bootDemo()).page()
}

const hasDrafts = async (): Promise<boolean> =>
  (await indexedDB.databases()).some(({ name }) => name === 'linx-drafts')

/** A golfer has typed a draft, and the theme has been chosen in the console. */
async function leaveDraft(): Promise<void> {
  const request = indexedDB.open('linx-drafts')
  await new Promise((done) => request.addEventListener('success', done))
  request.result.close()
  localStorage.setItem('linx-typed/1', 'a draft')
  localStorage.setItem('theme', 'dark')
}

test.each([
  ['a link to the same world keeps', 'scenario=saturday-round&fault=postScore:503', true],
  ['the link of a story removes', 'story=saturday', false],
  ['a link to another world removes', 'scenario=first-day', false],
])('%s what an earlier visitor has typed', async (_what, query, isKept) => {
  await open('as=nora@whitcombe.example')
  await leaveDraft()
  await open(query)
  expect(localStorage.getItem('linx-typed/1')).toBe(isKept ? 'a draft' : null)
  expect(await hasDrafts()).toBe(isKept)
})

test('the link of a story, opened again, removes what was typed in it', async () => {
  await open('story=saturday')
  await leaveDraft()
  await open('story=saturday')
  expect(await hasDrafts()).toBe(false)
})

test('the theme that was chosen in the console stays after a reset', async () => {
  await open('as=nora@whitcombe.example')
  await leaveDraft()
  sessionStorage.setItem('demo_fresh', 'yes')
  await open('as=nora@whitcombe.example')
  expect(await hasDrafts()).toBe(false)
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('a golfer who is signed in already is not signed out in between, since the other tabs would take it for a logout', async () => {
  await open('as=nora@whitcombe.example')
  const removed = vi.spyOn(Storage.prototype, 'removeItem')
  onTestFinished(() => removed.mockRestore())
  await open('as=nora@whitcombe.example')
  expect(removed).not.toHaveBeenCalledWith('auth_token')
  await open('as=marcus@bell.example')
  expect(removed).toHaveBeenCalledWith('auth_token')
})

test('a link with an unknown golfer who would join the world of another tab keeps its address', async () => {
  await open('scenario=first-day')
  sessionStorage.clear() // as in a new tab
  const root = Object.assign(document.createElement('div'), { id: 'root' })
  document.body.append(root)
  onTestFinished(() => root.remove())
  history.replaceState(null, '', `${location.pathname}?as=tiger@woods.example`)
  const address = location.href
  void bootDemo()
  await expect.poll(() => root.textContent).toContain('as=tiger@woods.example')
  expect(location.href).toBe(address)
})
