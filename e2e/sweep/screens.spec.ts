import { openScreen, screens, titleOf } from '../../scripts/gallery/screens.mjs'
import { expect, test } from '../support/demo-site'
import { findings } from '../support/sweep'

// The page shows its last state at once: what moves is measured by itself.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

for (const screen of screens)
  test(titleOf(screen), async ({ page }) => {
    await page.addInitScript(
      (permission) => {
        Object.defineProperty(Notification, 'permission', { get: () => permission })
      },
      screen.isPromptAnswered ? 'denied' : 'default',
    )
    await openScreen(page, screen)
    expect(await findings(page)).toEqual([])
  })
