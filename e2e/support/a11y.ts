import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Both looks of the product. */
const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

/** Sets the theme attribute, because the app reads its setting only at the start, and ends the transitions this begins. Returns the previous theme. */
export const wear = (page: Page, theme: string): Promise<string> =>
  page.evaluate((name) => {
    const { dataset } = document.documentElement
    const before = dataset['theme'] ?? ''
    dataset['theme'] = name
    for (const running of document.getAnimations())
      if (running instanceof CSSTransition) running.finish()
    return before
  }, theme)

/** Looks at the page as it stands in both themes, without motion: a color on its way to another is neither's. */
export async function inBothThemes(
  page: Page,
  look: (theme: Theme) => Promise<void>,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const own = await wear(page, THEMES[0])
  for (const theme of THEMES) {
    await wear(page, theme)
    await look(theme)
  }
  await wear(page, own)
  await page.emulateMedia({ reducedMotion: null })
}

/** What passes is not described: no test reads it. */
const FINDINGS = { resultTypes: ['violations' as const] }

/** From where the builder takes axe. */
const fromBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))

/** Half a megabyte; the builder would send the version with comments, 1.3 MB, and send it twice. */
const AXE = readFileSync(fromBuilder.resolve('axe-core/axe.min.js'), 'utf8')
/** What the builder sends in place of axe's script. */
const NOTHING = ';'

/** What axe finds, contrast and the rules of WCAG 2.2 that it leaves out unasked included; of one rule alone when it is named. */
export async function axe(page: Page, rule?: string): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(AXE)
  const builder = new AxeBuilder({ page, axeSource: NOTHING })
    .setLegacyMode() // no frames of others: it need not open a page to join them
    .options({ ...FINDINGS, ...(!rule && { rules: { 'target-size': { enabled: true } } }) })
  const { violations } = await (rule ? builder.withRules(rule) : builder).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}

/** No finding of axe on the page as it stands, in the light and the dark theme: colors are all that differs. */
export async function expectAccessible(page: Page): Promise<void> {
  await inBothThemes(page, async (theme) => {
    const found = await axe(page, theme === 'light' ? undefined : 'color-contrast')
    expect(found, `what axe finds, ${theme}`).toEqual([])
  })
}

/** The page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(over, 'pixels wider than the window').toBeLessThanOrEqual(0)
}
