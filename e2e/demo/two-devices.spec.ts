import { test as base, expect, type Page } from '@playwright/test'
import { startLive } from '#mocks'
import { TEST_APP } from '../../scripts/build/folders.mjs'
import { staticHandler } from '../../scripts/build/static-server.mjs'
import { linxPage } from '../screens/linx'
import { coursePicker, scoreForm } from '../screens/post-score'
import { shell } from '../screens/shell'
import { launchForMachine, MACHINE } from '../support/demo-site'
import { golfers, type Golfer } from '../support/golfers'
import { signIn } from '../support/steps'

/** Serves the built app like `npm run fake`. */
const test = base.extend<{ port: number }>({
  port: async ({ playwright: _playwright }, use) => {
    const settings = { identityIssuer: '/_identity', identityClient: 'linx-golf' }
    const files = staticHandler(TEST_APP, () => settings)
    const server = await startLive({ port: 0, hosts: [MACHINE], files })
    await use(server.port)
    await server.close()
  },
})
test.use({ launchOptions: launchForMachine })

async function open(page: Page, site: string, golfer: Golfer): Promise<void> {
  await page.goto(site)
  await signIn(page, golfer)
  await expect(linxPage(page).items.first()).toBeVisible()
}

test('two devices share a world, so a score posted on a phone appears on the other screen', async ({
  page: screen,
  browser,
  port,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const phone = await context.newPage()
  const errors: string[] = []
  for (const page of [screen, phone]) page.on('pageerror', ({ message }) => errors.push(message))
  await open(screen, `http://localhost:${port}`, golfers.nora)
  await open(phone, `http://${MACHINE}:${port}`, golfers.marcus)
  expect(await phone.evaluate(() => isSecureContext)).toBe(false)

  await shell(phone).link('Post').click()
  await coursePicker(phone).course('Bellwether Links').click()
  const form = scoreForm(phone)
  await form.total.fill('71')
  await form.post.click()
  await expect(form.alert).toContainText('71')
  await linxPage(screen).showNew.click()
  const round = linxPage(screen).round(golfers.marcus.name, 'Bellwether Links').first()
  await expect(round).toContainText('71')
  expect(errors).toEqual([])
  await context.close()
})
