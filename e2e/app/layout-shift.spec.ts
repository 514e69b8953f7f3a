import { outboxMessages } from '~/domain/messages/outbox'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { scoreCard, scoreForm } from '../screens/post-score'
import { shell } from '../screens/shell'
import { signInPage } from '../screens/sign-in'
import { expectNoSidewaysScroll } from '../support/a11y'
import { expect, test } from '../support/fixtures'
import { fillScore } from '../support/scores'
import { SLOW_4G } from '../support/slow-phone'
import { holdScripts, placesBeforeTheRest, startScreen, watchShifts } from '../support/start-screen'

test('nothing shifts on a wide screen while Linx, its summary, the side rails and the profile load', async ({
  page,
}) => {
  const shifts = await watchShifts(page)
  await page.goto(paths.linx())
  await expect(linxPage(page).items.first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Since you were last here' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Post again' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Golfers you may know' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Following 2 requests' })).toBeVisible()
  expect(await shifts()).toEqual([])

  await page.goto(paths.profile())
  await expect(page.getByRole('img', { name: 'Your last five scores' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Post again' })).toBeVisible()
  expect(await shifts()).toEqual([])
})

test('nothing shifts on a phone while My Linx with the history of the Handicap Index, About and direct sign-in load', async ({
  page,
}) => {
  const shifts = await watchShifts(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.linx('My Linx'))
  await expect(linxPage(page).items.first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Handicap Index' })).toBeVisible()
  expect(await shifts()).toEqual([])
  await page.goto(paths.about())
  await expect(page.getByText('2026.6.1')).toBeVisible()
  expect(await shifts()).toEqual([])
  await page.goto(paths.directLogin())
  await expect(page.getByText('You are signed in as Nora Whitcombe.')).toBeVisible()
  expect(await shifts()).toEqual([])
})

test('the start screen marks the view of the address, and none at the address of another golfer’s rounds', async ({
  page,
}) => {
  await holdScripts(page)
  for (const [path, marked] of [
    [paths.linx('My Linx'), 'My Linx'],
    [`${paths.linx()}?from=mail`, 'Following'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' })
    const early = startScreen(page).locator('main [aria-current]').first()
    await expect(early, path).toHaveText(marked)
    const ink = await page.evaluate(() => getComputedStyle(document.body).color)
    await expect(early, path).toHaveCSS('color', ink)
  }

  await page.goto(paths.linx('User:3'), { waitUntil: 'commit' })
  const tabs = startScreen(page).locator('main nav').first()
  await expect(tabs).toContainText('My Linx')
  await expect(tabs.locator('[aria-current]')).toHaveCount(0)
})

test('the dialog of the bell keeps its height and its focus when the list comes late, and the bell is in the same place in each view of Linx', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdScripts(page, /reaction-list/)
  await page.goto(paths.linx())
  const bell = page.getByRole('button', { name: /^On your rounds/ })
  await bell.click()
  const dialog = page.getByRole('dialog', { name: 'On your rounds' })
  await expect(dialog.getByRole('heading')).toBeFocused()
  const close = page.getByRole('button', { name: 'Close' })
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  const height = () => dialog.evaluate((element) => element.clientHeight)
  const before = await height()
  release()
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  expect(await height()).toBe(before)
  await expect(close).toBeFocused()

  await close.click()
  const place = await bell.boundingBox()
  for (const view of ['My Linx', 'My Bets']) {
    const link = page.getByRole('link', { name: view, exact: true })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    expect(await bell.boundingBox(), view).toEqual(place)
  }
})

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`nothing shifts at ${width} px when the score form of today starts and the place of the course loads`, async ({
    page,
  }) => {
    const shifts = await watchShifts(page)
    await page.setViewportSize({ width, height })
    await page.goto(paths.postScoreDetails('14001'))
    await expect(page.getByText('Boulder, CO')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-on-course')
    expect(await shifts()).toEqual([])
  })

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  test('the bar with Post does not move when the total of the score form takes the cursor, and is in the place of the tab bar while a field has the focus', async ({
    page,
  }) => {
    const shifts = await watchShifts(page)
    await page.goto(paths.postScoreDetails('14001'))
    const { total } = scoreForm(page)
    await expect(total).toBeFocused()
    await expect(page.getByText('Boulder, CO')).toBeVisible()
    expect(await shifts()).toEqual([])

    const foot = async () => {
      const box = await page.getByRole('region', { name: 'Ready to post' }).boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    await expect.poll(foot).toBe(844)
    await total.blur()
    await expect.poll(foot).toBeLessThan(844 - 40)
  })
})

test('the tees stay in place at each size of the window when the code of the scorecard comes late', async ({
  page,
}) => {
  await fillScore(page)
  await scoreForm(page).way('Hole by hole').check()
  await scoreCard(page).key('Par').click()
  const tees = page.getByRole('group', { name: 'Tees' })
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    const release = await holdScripts(page, /hole-entry/)
    const holes = page.waitForResponse(/Holes$/)
    await page.reload()
    await expect(tees.getByRole('radio').first()).toBeVisible()
    await holes
    const top = () =>
      tees.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY))
    const before = await top()
    await expect(scoreCard(page).cell(1)).toHaveCount(0)
    release()
    await expect(scoreCard(page).cell(1)).toBeVisible()
    await expect(scoreCard(page).cell(1)).toContainText('4')
    expect(await top(), `${width}x${height}`).toBe(before)
  }
})

test('nothing shifts on a phone while pages load with a score that is not posted, nor the form of one that needs the golfer', async ({
  page,
  backend,
}) => {
  const shifts = await watchShifts(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const form = await fillScore(page)
  const address = page.url()
  await shell(page).link('Linx').click() // leaving the form stores the draft
  await expect(page.getByText(outboxMessages.beforeMidnight)).toBeVisible()
  for (const path of [paths.postScore(), paths.linx(), paths.following('following')]) {
    await page.goto(path)
    await expect(page.getByText(outboxMessages.beforeMidnight)).toBeVisible()
    expect(await shifts(), path).toEqual([])
  }
  await page.goto(address)
  backend.faults.set('postScore', { drop: 'after', times: 1 })
  await form.post.click()
  await expect(page.getByText(scoreEntryMessages.unconfirmed)).toBeVisible()
  await page.goto(address)
  await expect(page.getByText(outboxMessages.needYou(1))).toBeVisible()
  // A second line of the tee and the day beside Post moves only that text (0.0002).
  const isLarge = (shift: string) => Number(JSON.parse(shift).value) > 0.001
  expect((await shifts()).filter(isLarge)).toEqual([])
})

test('nothing shifts on a slow network while the header of another golfer’s page loads', async ({
  page,
}) => {
  const shifts = await watchShifts(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
  await page.goto(paths.linx('User:3'))
  await expect(linxPage(page).items.first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Priya Raman' })).toBeVisible()
  expect(await shifts()).toEqual([])
})

test.describe('with many entries', () => {
  test.use({ scenario: 'busy-feed' })
  for (const [name, width, height] of [
    ['a tall screen', 1080, 1920],
    ['a tablet', 820, 1180],
    ['a phone', 390, 844],
    ['a narrow phone', 320, 640],
  ] as const)
    test(`nothing shifts on ${name} while a long summary and the entries below the first two load`, async ({
      page,
    }) => {
      const shifts = await watchShifts(page)
      await page.setViewportSize({ width, height })
      await page.goto(paths.linx())
      await expect(page.getByRole('heading', { name: 'Since you were last here' })).toBeVisible()
      await expect(page.getByRole('button', { name: /new follower/ })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await shifts()).toEqual([])
      await expectNoSidewaysScroll(page)
      const last = page.getByRole('button', { name: /new follower/ })
      await last.focus()
      await expect(last).toBeInViewport({ ratio: 1 })
    })
})

test.describe('before the first score', () => {
  test.use({ scenario: 'first-day' })
  test('nothing shifts on a wide screen when the side rail has no course to post again', async ({
    page,
  }) => {
    const shifts = await watchShifts(page)
    await page.goto(paths.linx('My Bets'))
    await expect(page.getByRole('link', { name: 'Find a course' })).toBeVisible()
    expect(await shifts()).toEqual([])
  })
})

/** The widths at which the HTML of a page is split. */
const SPLIT_AT = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

test('the start screens of Linx, the course picker and the score form do not shift at any width while their HTML arrives in two parts, wherever it is split', async ({
  page,
}) => {
  await holdScripts(page)
  for (const path of [paths.linx(), paths.postScore(), paths.postScoreDetails('14001')]) {
    await page.goto(path, { waitUntil: 'commit' })
    const start = startScreen(page)
    for (const size of SPLIT_AT) {
      await page.setViewportSize(size)
      const last = start.getByText('Invite', { exact: true }).filter({ visible: true })
      await expect(last).toHaveText('Invite')
      expect(await placesBeforeTheRest(start), `${path} at ${size.width} px`).toEqual([])
    }
  }
})

test.describe('signed out', () => {
  test.use({ as: null })
  test('the sign-in page does not shift at any width while its HTML arrives in two parts, wherever it is split', async ({
    page,
  }) => {
    await holdScripts(page)
    await page.goto(paths.login(), { waitUntil: 'commit' })
    for (const size of SPLIT_AT) {
      await page.setViewportSize(size)
      await expect(page.getByText(/^© \d{4} Linx Golf$/)).toBeVisible()
      await expect(signInPage(page).login).toBeVisible()
      expect(await placesBeforeTheRest(page.getByRole('main')), `${size.width} px`).toEqual([])
    }
  })
})
