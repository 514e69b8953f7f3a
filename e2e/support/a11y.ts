import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The app's themes. */
const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

/** Sets the theme's attribute, since the app reads the setting only at its start, and ends the resulting transitions. Returns the previous theme. */
export const setTheme = (page: Page, theme: string): Promise<string> =>
  page.evaluate((name) => {
    const { dataset } = document.documentElement
    const before = dataset['theme'] ?? ''
    dataset['theme'] = name
    for (const running of document.getAnimations())
      if (running instanceof CSSTransition) running.finish()
    return before
  }, theme)

/** Runs a check of the page in both themes, without motion, since during a transition a color belongs to neither theme. */
export async function inBothThemes(
  page: Page,
  check: (theme: Theme) => Promise<void>,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const own = await setTheme(page, THEMES[0])
  for (const theme of THEMES) {
    await setTheme(page, theme)
    await check(theme)
  }
  await setTheme(page, own)
  await page.emulateMedia({ reducedMotion: null })
}

/** Only violations are collected, because no test reads the rules that pass. */
const FINDINGS = { resultTypes: ['violations' as const] }

/** Resolves packages as the builder does. */
const fromBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))

/** The minified file (0.5 MB); the builder would send the one with comments (1.3 MB) twice. */
const AXE = readFileSync(fromBuilder.resolve('axe-core/axe.min.js'), 'utf8')
/** Makes the builder send nothing, because axe is already in the page. */
const NOTHING = ';'

/** Returns what axe finds, including WCAG 2.2's target size, which is off by default; with `rule`, only what that rule finds. */
export async function axe(page: Page, rule?: string): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(AXE)
  const builder = new AxeBuilder({ page, axeSource: NOTHING })
    .setLegacyMode() // avoids opening a page for cross-origin frames, of which there are none
    .options({ ...FINDINGS, ...(!rule && { rules: { 'target-size': { enabled: true } } }) })
  const { violations } = await (rule ? builder.withRules(rule) : builder).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}

/** Expects that axe finds nothing in either theme. In the dark theme only contrast is checked, because only colors differ. */
export async function expectAccessible(page: Page): Promise<void> {
  await inBothThemes(page, async (theme) => {
    const found = await axe(page, theme === 'light' ? undefined : 'color-contrast')
    expect(found, `what axe finds, ${theme}`).toEqual([])
  })
}

/** Expects that the page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(over, 'pixels wider than the window').toBeLessThanOrEqual(0)
}
