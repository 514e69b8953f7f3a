import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { startInPage, type InPage, type InPageOptions } from '../page/in-page'
import { savedWorlds, type SavedWorlds } from '../page/saved-worlds'
import { Bar } from './bar'

let page: InPage | undefined
let opened: string[] = []
afterEach(async () => {
  await page?.stop()
  page = undefined
  opened = []
})

async function show(golferId: number | undefined, options: InPageOptions = {}) {
  const saved = savedWorlds(`test ${crypto.randomUUID()}`)
  const started = await startInPage({ saved, ...options })
  page = started
  const host = {
    page: async () => started,
    loadedPage: Promise.resolve(started),
    link: () => 'scenario=busy-feed',
    golferId: () => golferId,
    remember: () => {},
    openingLink: () => '',
    clearOnNextStart: () => {},
    open: (link: string) => void opened.push(link),
  }
  return render(<Bar host={host} />)
}

test('who has no account tries the demo, its story with it; a golfer is not asked', async () => {
  const screen = await show(undefined)
  await screen.getByRole('button', { name: 'Try the demo' }).click()
  await expect
    .poll(() => opened)
    .toEqual(['scenario=saturday-round&as=nora@whitcombe.example&story=saturday'])
  await page?.stop()
  await screen.unmount()
  const golfers = await show(1)
  await expect.element(golfers.getByText('25+ new Linx')).toBeVisible()
  await expect
    .element(golfers.getByRole('button', { name: 'Try the demo' }))
    .not.toBeInTheDocument()
})

test('a fault of every operation is in the bar, as one of a single operation is', async () => {
  const screen = await show(1)
  page?.world.backend().faults.set('*', { delayMs: 4000 })
  await expect.element(screen.getByText('1 fault', { exact: true })).toBeInTheDocument()
  page?.world.backend().faults.set('listLinx', 503)
  await expect.element(screen.getByText('2 faults')).toBeInTheDocument()
})

test('where the browser keeps nothing the demo works, and says that it will not remember', async () => {
  const refusing: SavedWorlds = {
    load: async () => ({ snapshot: undefined, revision: 0 }),
    save: async () => {},
    saveAtOnce: () => false,
    forget: async () => {},
    revision: async () => 0,
    isPersistent: async () => false,
  }
  const screen = await show(1, { saved: refusing })
  await expect.element(screen.getByRole('status')).toHaveTextContent('not saved')
  await screen.getByRole('button', { name: 'Open demo console' }).click()
  await expect.element(screen.getByText(/This browser doesn’t save data/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Close demo console' })).toBeVisible()
  await screen.getByRole('button', { name: 'Hide demo console' }).click()
  await expect.element(screen.getByText(/This browser doesn’t save data/)).not.toBeInTheDocument()
})

test('a story is halted and hurried from the bar', async () => {
  const screen = await show(1, { opening: { story: 'saturday' } })
  await screen.getByRole('button', { name: 'Pause the story' }).click()
  await expect.element(screen.getByRole('button', { name: 'Play the story' })).toBeVisible()
  await screen.getByRole('combobox', { name: 'Speed of the story' }).selectOptions('5x')
  await expect
    .poll(() => page?.world.backend().story.state())
    .toMatchObject({
      state: 'paused',
      speed: 5,
    })
})

test('a story that has ended is played again from the bar, and there is nothing to pause', async () => {
  const screen = await show(1, { opening: { story: 'saturday' } })
  const backend = page?.world.backend()
  await backend?.ready()
  await backend?.db.stories.change(1, { played: 999 })
  await expect.element(screen.getByText(/Finished/)).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Pause the story' }))
    .not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Play the story again' }).click()
  await expect.poll(() => opened).toEqual([''])
})
