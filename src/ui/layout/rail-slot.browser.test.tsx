import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { Footer } from './footer'
import { RailSkeleton, RailSlot } from './rail-slot'

const rail = (isKnown: boolean) => (
  <main className="page page--rail">
    <div className="page__main" />
    <aside className="page__rail">
      <RailSlot rows="chart">{isKnown ? null : <RailSkeleton />}</RailSlot>
      <Footer>
        <a href="/terms">Terms</a>
      </Footer>
    </aside>
  </main>
)

test('an empty module moves no link of the footer', async () => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(1280, 800)
  const screen = await render(rail(false))
  const top = () =>
    screen.getByRole('link', { name: 'Terms' }).element().getBoundingClientRect().top
  const before = top()
  await screen.rerender(rail(true))
  expect(document.querySelector('[data-rows]')?.clientHeight).toBe(0)
  expect(top()).toBe(before)
})
