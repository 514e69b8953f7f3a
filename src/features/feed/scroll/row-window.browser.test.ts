import { afterEach, expect, test, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { realTimers } from '~/lib/timers'
import type { RowRange } from './fast-scroll'
import { createRowWindow, type RowWindow } from './row-window'

const frame = () => new Promise((drawn) => void requestAnimationFrame(drawn))

/** Waits until the rendered rows have been measured and no others are added. */
async function settled({ rows, measured }: Awaited<ReturnType<typeof show>>) {
  let before = ''
  await expect
    .poll(
      async () => {
        await frame()
        await new Promise((later) => setTimeout(later)) // sizes are reported at the end of a frame
        const now = [...rows.keys()].join()
        const isSame = now === before
        before = now
        return isSame && [...rows.keys()].every((at) => measured.has(String(at)))
      },
      { interval: 0 },
    )
    .toBe(true)
}

/** Scrolls to row 100 and, as a position is restored, corrects it until the rows around it have been measured. */
async function readRow100(view: Awaited<ReturnType<typeof show>>) {
  view.list.scrollTo(100, 0)
  await expect
    .poll(async () => {
      await settled(view)
      const pixels = view.top(100) ?? 0
      window.scrollBy(0, pixels)
      return [pixels, view.measured.has('98')]
    })
    .toEqual([0, true])
}

/** Lets the list come to rest after this event, without waiting. */
function rest(event = new Event('scroll')) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  window.dispatchEvent(event)
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
}

/** Scrolls up with a finger that stays on the page. */
async function scrollByTouch(view: Awaited<ReturnType<typeof show>>) {
  const touch = new Touch({ identifier: 1, target: view.box })
  window.dispatchEvent(new TouchEvent('touchstart', { touches: [touch] }))
  window.scrollBy(0, -200)
  await settled(view)
}

const end: (() => void)[] = []
afterEach(() => {
  for (const one of end.splice(0)) one()
  window.scrollTo(0, 0)
})

/** A list in the page without React: it renders the rows of the range, each as tall as `heightOf` says. */
async function show(count: number, heightOf: (at: number) => number, first: RowRange) {
  await page.viewport(390, 800)
  const measured = new Map<string, number>()
  const [box, above, below] = [0, 1, 2].map(() => document.createElement('div'))
  if (!box || !above || !below) throw new Error('three elements')
  box.style.overflowAnchor = 'none'
  box.append(above, below)
  document.body.append(box)
  const rows = new Map<number, { element: HTMLElement; forget: () => void }>()
  const render = (range: RowRange) => {
    for (const [at, { element, forget }] of rows) {
      if (at >= range.start && at < range.end) continue
      forget()
      element.remove()
      rows.delete(at)
    }
    for (let at = range.start; at < range.end; at += 1) {
      if (rows.has(at)) continue
      const element = document.createElement('article')
      element.style.height = `${heightOf(at)}px`
      const next = [...rows].filter(([other]) => other > at).toSorted(([a], [b]) => a - b)[0]
      box.insertBefore(element, next?.[1].element ?? below)
      rows.set(at, { element, forget: list.observe(String(at), element) })
    }
    list.rendered(range)
  }
  const list = createRowWindow(measured, first, (range) => setTimeout(render, 0, range))
  list.heights.setKeys(Array.from({ length: count }, (_, at) => String(at)))
  render(first)
  end.push(list.attach({ box, above, below }), () => box.remove())
  const top = (at: number) => rows.get(at)?.element.getBoundingClientRect().top
  return { list, box, above, rows, measured, top }
}

test('while the golfer scrolls up, rows shorter or taller than expected do not move the text in view', async () => {
  const view = await show(200, (at) => (at % 3 === 0 ? 700 : 90), { start: 0, end: 2 })
  await readRow100(view)

  let read = 100
  for (let step = 0; step < 40; step += 1) {
    const before = view.top(read)
    window.scrollBy(0, -60)
    await settled(view)
    expect(view.top(read)).toBeCloseTo((before ?? NaN) + 60, 0)
    while ((view.top(read) ?? 0) > 300 && view.rows.has(read - 1)) read -= 1
  }
  expect(read).toBeLessThan(95)
})

test('a fast scroll up past rows much taller than expected moves the text in view only as far as the window scrolls', async () => {
  const view = await show(200, (at) => (at < 96 ? 1500 : 200), { start: 0, end: 2 })
  await readRow100(view)
  for (let step = 0; step < 4; step += 1) {
    const before = view.top(100) ?? NaN
    window.scrollBy(0, -150)
    await settled(view)
    expect(view.top(100)).toBeCloseTo(before + 150, 0)
  }
})

test('a page that gets narrower keeps the text in view in place', async () => {
  const view = await show(200, () => 330, { start: 0, end: 2 })
  await readRow100(view)
  for (const { element } of view.rows.values()) element.style.height = '120px'
  await settled(view)
  expect(view.top(100)).toBe(0)
})

test('a list that is scrolled to its position after it was added renders the rows there', async () => {
  const view = await show(200, () => 200, { start: 50, end: 54 })
  const [element] = [view.rows.get(50)?.element]
  view.list.scrollTo(50, 0)
  await expect.poll(() => view.measured.has('53')).toBe(true)
  expect(view.rows.get(50)?.element).toBe(element)
})

test('at rest the list begins at its top again', async () => {
  const view = await show(50, () => 90, { start: 0, end: 2 })
  view.list.scrollTo(20, 0)
  await expect.poll(() => view.top(20)).toBeDefined()
  await expect
    .poll(() => {
      window.scrollBy(0, -200)
      return window.scrollY
    })
    .toBe(0)
  await expect.poll(() => view.top(0)).toBe(view.box.getBoundingClientRect().top)
  expect(view.above.style.height).toBe('0px')
})

test('a height of 0, as WebKit reports it while a style sheet loads, is not stored', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: (entries: unknown[]) => void) {
        this.observe = (target) =>
          report([{ target, borderBoxSize: [{ blockSize: 0, inlineSize: 390 }] }])
      }
      observe: (target: Element) => void
      unobserve() {}
      disconnect() {}
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  const view = await show(5, () => 90, { start: 0, end: 2 })
  expect(view.measured.size).toBe(0)
})

test('rows above that are shorter than expected are compensated for once, in a browser that has scrolled the shorter page', async () => {
  const view = await show(60, (at) => (at < 57 ? 90 : 330), { start: 0, end: 2 })
  view.list.scrollTo(59, 0)
  const tops = new Set<unknown>()
  await expect
    .poll(
      async () => {
        await frame()
        window.scrollBy(0, 0) // as Firefox and WebKit do at the end of a page, before sizes are reported
        await new Promise((later) => setTimeout(later))
        if ([...view.rows.keys()].every((at) => view.measured.has(String(at))))
          tops.add(view.top(59))
        return view.measured.has('52')
      },
      { interval: 0 },
    )
    .toBe(true)
  expect([...tops]).toEqual([800 - 330])
})

test('a row first seen as it crosses the top of the window does not move the text in view', async () => {
  const view = await show(200, (at) => (at < 98 ? 700 : 330), { start: 0, end: 2 })
  await readRow100(view)
  await settled(view)
  expect(view.measured.has('97')).toBe(false)
  window.scrollBy(0, -700)
  await settled(view)
  expect(view.measured.has('97')).toBe(true)
  expect(view.top(100)).toBe(700)
})

test('a jump into the middle of a row much taller than expected leads there', async () => {
  const view = await show(200, () => 700, { start: 0, end: 2 })
  await settled(view)
  view.list.scrollTo(100, -200)
  await expect.poll(() => view.measured.has('99')).toBe(true)
  await settled(view)
  expect(view.top(100)).toBe(-200)
})

test('rows taller than expected make the page longer at once, so that a jump to the last row leads there', async () => {
  const view = await show(50, () => 700, { start: 0, end: 2 })
  await settled(view)
  const { size } = view.measured
  expect(size).toBeLessThan(50)
  expect(view.box.getBoundingClientRect().height).toBe(size * 700 + (50 - size) * 330)
})

test('a list whose rows are shorter than expected ends with its last row', async () => {
  const view = await show(3, () => 90, { start: 0, end: 2 })
  await settled(view)
  expect(view.box.getBoundingClientRect().height).toBe(270)
})

test('nothing scrolls the window while a finger holds the page', async () => {
  const view = await show(200, (at) => (at < 98 ? 700 : 330), { start: 0, end: 2 })
  await readRow100(view)
  await scrollByTouch(view)
  const [scroll, read] = [window.scrollY, view.top(100)]

  rest()
  expect(window.scrollY).toBe(scroll)

  rest(new TouchEvent('touchend', { touches: [] }))
  expect(window.scrollY).not.toBe(scroll)
  expect(view.top(100)).toBe(read)
})

test('a touch whose end is not reported, since its element was removed, ends with the next input', async () => {
  const view = await show(200, (at) => (at < 98 ? 700 : 330), { start: 0, end: 2 })
  await readRow100(view)
  await scrollByTouch(view)
  const { scrollY } = window
  window.dispatchEvent(new WheelEvent('wheel'))
  rest()
  expect(window.scrollY).not.toBe(scrollY)
})

test.each([
  ['a press', (box: HTMLElement) => box.click()],
  ['the Home key', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home' }))],
])('%s that scrolls smoothly to the top leads there, over rows of any height', async (_, act) => {
  const view = await show(200, (at) => (at % 3 === 0 ? 700 : 90), { start: 0, end: 2 })
  await settled(view)
  await readRow100(view)
  act(view.box)
  window.scrollTo({ top: 0, behavior: 'smooth' })
  await expect.poll(() => window.scrollY).toBe(0)
  await settled(view)
  expect(view.top(0)).toBe(view.box.getBoundingClientRect().top)
})

test('after a press that scrolls nothing, a row above that grows does not move the text in view', async () => {
  const view = await show(200, () => 330, { start: 0, end: 2 })
  await readRow100(view)
  rest()
  view.box.click()
  const above = view.rows.get(99)?.element
  if (above) above.style.height = '400px'
  await settled(view)
  expect(view.measured.get('99')).toBe(400)
  expect(view.top(100)).toBe(0)
})

test('while the scrollbar is dragged some time after a press, rows above do not move the text in view', async () => {
  const view = await show(200, (at) => (at < 98 ? 700 : 330), { start: 0, end: 2 })
  await readRow100(view)
  rest()
  const elapsed = vi.spyOn(realTimers, 'elapsed').mockReturnValue(performance.now() - 3000)
  view.box.click()
  elapsed.mockRestore()
  window.scrollBy(0, -200)
  await settled(view)
  expect(view.measured.has('97')).toBe(true)
  expect(view.top(100)).toBe(200)
})

test.each([
  ['turns the wheel', () => window.dispatchEvent(new WheelEvent('wheel'))],
  ['jumps to a row', (list: RowWindow) => list.scrollTo(100, 0)],
])('a golfer who %s after a press is not moved by rows above', async (_what, act) => {
  const view = await show(200, (at) => (at < 98 ? 700 : 330), { start: 0, end: 2 })
  await readRow100(view)
  view.box.click()
  act(view.list)
  window.scrollBy(0, -200)
  await settled(view)
  expect(view.measured.has('97')).toBe(true)
  expect(view.top(100)).toBe(200)
})
