import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { deferred } from '~/lib/deferred'
import { AfterFallback, createLazyPart, NOT_LOADED, ShowLazyPart } from './lazy-part'

const frame = () => new Promise((drawn) => void requestAnimationFrame(drawn))

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>

test('a lazy part is loaded once, and renders immediately once it is loaded', async () => {
  const load = vi.fn(async () => Hello)
  const part = createLazyPart(load)
  const screen = await render(
    <>
      <ShowLazyPart part={part} props={{ name: 'Nora' }} fallback={<i>waiting</i>} />
      <ShowLazyPart part={part} props={{ name: 'Hal' }} />
    </>,
  )
  await expect.element(screen.getByText('Hello Nora')).toBeVisible()
  await expect.element(screen.getByText('Hello Hal')).toBeVisible()
  await screen.rerender(
    <ShowLazyPart key="new" part={part} props={{ name: 'Ola' }} fallback={<i>waiting</i>} />,
  )
  expect(screen.container.textContent).toBe('Hello Ola')
  expect(load).toHaveBeenCalledOnce()
})

test('a lazy part that fails to load shows the failure in its place, with a Retry (R12)', async () => {
  const load = vi.fn(async () => Hello)
  load.mockRejectedValueOnce(
    new Error('Failed to fetch dynamically imported module: /assets/feed-7.js'),
  )
  const screen = await render(
    <>
      <h1>The page</h1>
      <ShowLazyPart part={createLazyPart(load)} props={{ name: 'Nora' }} />
    </>,
  )
  await expect.element(screen.getByRole('alert')).toHaveTextContent(NOT_LOADED)
  await expect.element(screen.getByRole('heading', { name: 'The page' })).toBeVisible()
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.element(screen.getByText('Hello Nora')).toBeVisible()
})

test('a Retry is busy until its attempt has ended, however long that takes', async () => {
  const load = vi.fn(async () => Hello)
  const again = deferred<typeof Hello>()
  load.mockRejectedValueOnce(new Error('offline')).mockReturnValueOnce(again.promise)
  const screen = await render(<ShowLazyPart part={createLazyPart(load)} props={{ name: 'Nora' }} />)
  const retry = screen.getByRole('button', { name: 'Retry' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await retry.click()
    await vi.advanceTimersByTimeAsync(2000)
    await frame()
    await frame()
    await expect.element(retry).toHaveAttribute('aria-busy', 'true')
    again.reject(new Error('offline'))
    await expect.element(retry).not.toHaveAttribute('aria-busy')
  } finally {
    vi.useRealTimers()
  }
})

test('a failed preload of a lazy part is ignored', async () => {
  const load = vi.fn(async () => Hello)
  load.mockRejectedValueOnce(new Error('offline'))
  const part = createLazyPart(load)
  part.preload()
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  const screen = await render(<ShowLazyPart part={part} props={{ name: 'Nora' }} />)
  await expect.element(screen.getByText('Hello Nora')).toBeVisible()
})

test('a lazy part that has not loaded after 120 s has failed, and the next caller tries again (R12)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const load = vi.fn(async () => Hello)
    load.mockReturnValueOnce(new Promise(() => {}))
    const part = createLazyPart(load)
    const failed = vi.fn()
    part.load().catch(failed)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failed).toHaveBeenCalledOnce()
    expect(await part.load()).toBe(Hello)
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('what takes long to render is preceded by its fallback, and renders immediately within something that was', async () => {
  const shown: string[] = []
  const observer = new MutationObserver((changes) =>
    changes.forEach(({ addedNodes }) =>
      addedNodes.forEach(({ textContent }) => shown.push(textContent ?? '')),
    ),
  )
  const container = document.body.appendChild(document.createElement('div'))
  observer.observe(container, { childList: true, subtree: true })
  const screen = await render(
    <AfterFallback fallback={<i>waiting</i>}>
      <AfterFallback fallback={<i>waiting again</i>}>
        <p>The scorecard</p>
      </AfterFallback>
    </AfterFallback>,
    { container },
  )
  await expect.element(screen.getByText('The scorecard')).toBeVisible()
  expect(shown).toEqual(['waiting', 'The scorecard'])
  observer.disconnect()
})
