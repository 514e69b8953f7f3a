import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { Footer } from './footer'
import { RailSkeleton, RailSlot } from './slots'

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

test('the footer is shown below the modules once they are known, so that none of them moves it', async () => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(1280, 800)
  const screen = await render(rail(false))
  const link = screen.getByRole('link', { name: 'Terms', includeHidden: true })
  await expect.element(link).not.toBeVisible()
  await screen.rerender(rail(true))
  await expect.element(link).toBeVisible()
  expect(link.element().getBoundingClientRect().top).toBeLessThan(200)
})
