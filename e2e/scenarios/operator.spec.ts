import { usageMessages } from '~/domain/messages/usage'
import { paths } from '~/routing/paths'
import { usagePage } from '../screens/usage'
import { expect } from '../support/fixtures'
import { story, test } from '../support/story'

const KEY = 'linx-operator'

test.use({ as: null, scenario: 'operator' })

test.beforeEach(({ page }) => page.goto(paths.usage()))

test(
  story(
    'operator-key',
    'I open the usage report with my key; it is open in every tab until I log out',
  ),
  async ({ page, context, I }) => {
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    const screen = usagePage(page)
    const second = await context.newPage()
    await I('open the report, and reload', async () => {
      await screen.key.fill(KEY)
      await screen.open.click()
      await expect(screen.chart).toBeVisible()
      await page.reload()
    })
    await I('read the counts and all the days', async () => {
      await expect(screen.titles).toHaveText([
        'Scores posted',
        'Comments',
        'Woohoos',
        'Follows',
        'Sections opened',
      ])
      await expect(screen.daily).toHaveCount(6) // the header row and the five newest
      await screen.showAll.click()
      expect(await screen.daily.count()).toBeGreaterThan(20)
    })
    await I('open a second tab, which needs no key', async () => {
      await second.goto(paths.usage())
      await expect(usagePage(second).chart).toBeVisible()
    })
    await I('check that my key is not in storage that outlives the browser (HST-05)', async () => {
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(KEY)
    })
    await I('log out, and both are closed', async () => {
      await screen.logout.click()
      await expect(screen.key).toBeVisible()
      await expect(usagePage(second).key).toBeVisible()
    })
    const stored = () => JSON.stringify([localStorage, sessionStorage])
    for (const tab of [page, second]) expect(await tab.evaluate(stored)).not.toContain(KEY)
    expect([...addresses, page.url()].join()).not.toContain(KEY)
  },
)

test(
  story('operator-refused', 'My key is missing or wrong, or the host fails; I see which'),
  async ({ page, backend, setFault, I }) => {
    const screen = usagePage(page)
    await I('press Open report without a key', async () => {
      await screen.open.click()
      await expect(screen.problem).toHaveText(usageMessages.keyMissing)
    })
    await I('guess a key', async () => {
      await screen.key.fill('guess')
      await screen.open.click()
      await expect(screen.problem).toHaveText(usageMessages.keyRefused)
      await expect(screen.key).toBeFocused()
    })
    await I('use mine while the host fails, then when it works again', async () => {
      setFault('checkAccessKey', { status: 503, message: 'The host rests.', times: 1 })
      await screen.key.fill(KEY)
      await screen.open.click()
      await expect(screen.problem).toHaveText('The host rests.')
      await screen.open.click()
      await expect(screen.chart).toBeVisible()
    })
    expect(JSON.stringify(backend.db.errorReports.rows())).not.toContain(KEY)
  },
)

test(
  story('report-fails', 'The report fails, and I try again; later my key is no longer accepted'),
  async ({ page, setFault, I }) => {
    const screen = usagePage(page)
    await I('open it while the host fails', async () => {
      setFault('getUsageReport', { status: 500, message: 'No figures today.', times: 1 })
      await screen.key.fill(KEY)
      await screen.open.click()
      await expect(screen.problem).toHaveText('No figures today.')
    })
    await I('press Retry', async () => {
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(screen.chart).toBeVisible()
    })
    await I('reload after my key was withdrawn', async () => {
      setFault('getUsageReport', '401')
      await page.reload()
      await expect(screen.problem).toHaveText(usageMessages.keyRefused)
      await expect(screen.key).toBeVisible()
    })
  },
)

test(
  story('report-empty', 'Nothing has been counted yet, and the report says so'),
  async ({ page, setFault, I }) => {
    setFault('getUsageReport', { status: 200, body: '{"stats":[],"dailyForms":null}' })
    await I('open the report', async () => {
      await usagePage(page).key.fill(KEY)
      await usagePage(page).open.click()
      await expect(page.getByText(usageMessages.noStats).first()).toBeVisible()
      await expect(page.getByText(usageMessages.noForms)).toBeVisible()
    })
  },
)

test(
  story(
    'report-by-year',
    'I look at the counts of the year, sort them by title, and copy the table',
  ),
  async ({ page, context, I }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const screen = usagePage(page)
    await I('open the report and choose the year', async () => {
      await screen.key.fill(KEY)
      await screen.open.click()
      await expect(screen.chart).toHaveAccessibleName(
        /^Counts in the last 7 days: Scores posted \d+/,
      )
      await screen.period('Year').check({ force: true })
      await expect(screen.chart).toHaveAccessibleName(/^Counts in the last 365 days:/)
    })
    await I('sort by title, then the other way', async () => {
      const title = screen.counts.getByRole('columnheader', { name: 'title' })
      await title.getByRole('button').press('Enter')
      await expect(title).toHaveAttribute('aria-sort', 'ascending')
      await expect(screen.titles.first()).toHaveText('Comments')
      await title.getByRole('button').press('Enter')
      await expect(screen.titles.first()).toHaveText('Woohoos')
    })
    await I('copy it', async () => {
      await screen.counts.getByRole('button', { name: 'Copy CSV' }).click()
      await expect(screen.counts.getByRole('button', { name: 'Copied' })).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied.split(/\r?\n/)[0]).toBe('title,day,week,month,year')
      expect(copied).toMatch(/Scores posted,\d+,\d+,\d+,\d+/)
    })
  },
)
