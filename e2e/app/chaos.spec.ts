import type { Page } from '@playwright/test'
import { createDice } from '#mocks'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { shell } from '../screens/shell'
import { signInPage } from '../screens/sign-in'
import { expect, test } from '../support/fixtures'
import { sent } from '../support/journal'

/** The number of random steps. 500 steps (`LINX_CHAOS_STEPS=500`) take minutes. */
const STEPS = Number(process.env['LINX_CHAOS_STEPS'] ?? 60)
const SEED = 20_260_613

const SECTIONS = ['Linx', 'Post', 'Following', 'Groups', 'Invite'] as const
const PLACES = [
  paths.linx('My Linx'),
  paths.linx('My Bets'),
  paths.following('followers'),
  paths.groups('available'),
  paths.postScore('search'),
  paths.profile(),
  paths.about(),
  paths.help('Linx'),
]

/** Does something that a golfer might do next, whatever is on the screen. */
function step(page: Page, dice: ReturnType<typeof createDice>): Promise<unknown> {
  const press = (name: RegExp) =>
    page
      .getByRole('button', { name })
      .filter({ visible: true })
      .first()
      .dispatchEvent('click', undefined, { timeout: 250 })
      .catch(() => undefined) // without such a button the step does nothing
  const acts = [
    () =>
      shell(page)
        .link(new RegExp(`^${dice.pick(SECTIONS)}`))
        .dispatchEvent('click'),
    () => page.goto(dice.pick(PLACES)),
    () => page.goBack().catch(() => undefined),
    () => page.reload(),
    () => press(/^Retry$/),
    () => press(/^Woohoo/),
    () => press(/^Follow /),
    () => press(/new Linx/),
  ]
  return dice.pick(acts)()
}

test('NET-14 when 30% of all calls fail, no screen breaks, no Woohoo is sent twice and the golfer stays signed in', async ({
  page,
  backend,
}) => {
  test.setTimeout(60_000 + STEPS * 2000)
  const dice = createDice(SEED)
  const pageErrors: string[] = []
  page.on('pageerror', (error) => pageErrors.push(String(error)))

  await page.goto(paths.linx())
  await page.getByRole('button', { name: 'Woohoo!' }).first().click()
  backend.faults.set('*', { status: 500, message: 'Not now.', share: 0.3 })
  backend.faults.set('sendWoohoo', { delayMs: 300 }) // so that pages are left while the request is in flight
  for (let at = 0; at < STEPS; at += 1) {
    await step(page, dice)
    await expect(page.getByRole('main'), `step ${at}: ${page.url()}`).toBeVisible()
    await expect(page.getByRole('main')).not.toBeEmpty()
    await expect(signInPage(page).login).toBeHidden()
  }
  expect(pageErrors).toEqual([])
  const failed = backend.journal.entries.filter(({ status }) => status === 500)
  expect(failed.length, 'calls that were made to fail').toBeGreaterThan(STEPS / 4)

  backend.faults.clear()
  await page.goto(paths.linx())
  await expect(linxPage(page).items.first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
  const cheered = sent(backend, 'sendWoohoo').map(({ body }) => body)
  expect(cheered.length).toBeGreaterThan(0)
  expect(cheered, 'one Woohoo for each entry').toEqual([...new Set(cheered)])
})
