import type { Page } from '@playwright/test'
import { axe, setTheme } from './a11y'
import { faintTexts } from './contrast'
import { cutOff } from './cut-off'
import { lostInForcedColors, notePainted } from './forced-colors'
import { unseenFocus } from './focus-ring'
import { outlineFaults } from './outline'
import { smallTargets } from './targets'

const PHONE = { width: 390, height: 844 }
/** 1280 x 1024 at 400 % zoom, and the narrowest phone. */
const ZOOMED = [
  { width: 320, height: 256 },
  { width: 320, height: 640 },
]

const isOnCourse = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['onCourse'] !== undefined)

/** Animations that still run with `prefers-reduced-motion`. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > 20)
      .map((animation) => `moves: ${Reflect.get(animation, 'animationName') ?? 'a transition'}`),
  )

const wide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth} px`] : []
  })

/**
 * Every check of WCAG 2.2 AA that can be automated, in both themes, with text of twice the size, zoomed to 400 %, without
 * motion and in forced colors. Call it last in a test: it changes the window's size and the focus.
 */
export async function findings(page: Page): Promise<string[]> {
  const found: string[] = []
  const note = (where: string, list: readonly string[]) =>
    found.push(...list.map((line) => `${where}: ${line}`))

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(PHONE)
  const onCourse = await isOnCourse(page)
  note('outline', outlineFaults(await page.locator('body').ariaSnapshot()))
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme)
    note(theme, await axe(page, theme === 'light' ? undefined : 'color-contrast'))
    if (onCourse) note(`${theme} on course`, await faintTexts(page, 7))
  }
  // Nine holes of the card share its width, so they may be narrower; the pad's arrows lead to every hole at full size.
  const small = await smallTargets(page.locator('body'), onCourse ? 48 : 44)
  note(
    'phone',
    small.filter((name) => !name.startsWith('Hole ')),
  )
  note('no motion', await moving(page))
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  note('text of twice the size', await cutOff(page))
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  for (const size of ZOOMED) {
    await page.setViewportSize(size)
    note(`${size.width} x ${size.height}`, await wide(page))
  }
  await page.setViewportSize({ width: 320, height: 256 })
  await notePainted(page)
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme)
    await page.emulateMedia({
      reducedMotion: 'reduce',
      forcedColors: 'active',
      colorScheme: theme,
    })
    note(`forced colors, ${theme}`, await lostInForcedColors(page))
  }
  await page.keyboard.press('Tab')
  note('focus', await unseenFocus(page))
  return found
}
