import { startTransition, useState, type ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Medium } from './medium'

const swing = { kind: 'video', address: '/api/media/missing.mp4' } as const

/** Calls `failed` when a video that is made from now on cannot be shown, whether it is on the page or not. */
function watchVideos(failed: () => void) {
  const create = document.createElement.bind(document)
  const spy = vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name)
    if (name === 'video') element.addEventListener('error', failed)
    return element
  })
  onTestFinished(() => spy.mockRestore())
}

/** Keeps the main thread busy. */
function workFor(ms: number) {
  const end = performance.now() + ms
  while (performance.now() < end);
}

/** As many slow parts as can be rendered until `isOver`: React lets the browser work between two of them. */
function Slow({ isOver }: { isOver: () => boolean }): ReactNode {
  workFor(6)
  return isOver() ? 'All rendered' : <Slow isOver={isOver} />
}

function LateVideo({ isOver }: { isOver: () => boolean }) {
  const [isShown, setShown] = useState(false)
  if (!isShown) return <button onClick={() => startTransition(() => setShown(true))}>Show</button>
  return (
    <>
      <Medium medium={swing} alt="Swing" />
      <Slow isOver={isOver} />
    </>
  )
}

test('a video that fails while the page is still rendered is replaced as well', async () => {
  let hasFailed = false
  watchVideos(() => (hasFailed = true))
  const screen = await render(<LateVideo isOver={() => hasFailed} />)
  await screen.getByRole('button', { name: 'Show' }).click()
  await expect.element(screen.getByText('All rendered')).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'Swing: not available' })).toBeVisible()
})

test('the text of a photo is not written into its box while the photo loads, as Firefox would', async () => {
  const screen = await render(
    <Medium medium={{ kind: 'photo', address: '/api/media/1.png' }} alt="Photo 1 of 1" />,
  )
  const photo = screen.getByRole('img', { name: 'Photo 1 of 1', exact: true }).element()
  expect(getComputedStyle(photo).color).toBe('rgba(0, 0, 0, 0)')
})
