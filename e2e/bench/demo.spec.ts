import { test } from '@playwright/test'
import { startStatic } from '../../scripts/static-server.mjs'
import { linxPage } from '../screens/linx'
import { golfers } from '../support/golfers'

test.use({ serviceWorkers: 'allow' })

const ROUNDS = 5
const RESET_AIM_MS = 300

const ms = (value = 0) => `${value.toFixed(0)} ms`
const median = (found: readonly number[]) =>
  found.toSorted((a, b) => a - b)[Math.floor(found.length / 2)]

test('the demo: from the link to the first answer, reset, export and import', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const server = await startStatic('dist-demo')
  const answers: number[] = []
  const feeds: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ baseURL: server.url })
    const page = await context.newPage()
    const start = performance.now()
    await page.goto(`/?scenario=saturday-round&as=${golfers.nora.email}`, { waitUntil: 'commit' })
    answers.push(
      await page.evaluate(async () => {
        for (;;) {
          const answer = await fetch('/api/diagnostic/version').catch(() => undefined)
          if (answer?.headers.get('Content-Type')?.includes('json')) return performance.now()
          await new Promise((resolve) => setTimeout(resolve, 5))
        }
      }),
    )
    await linxPage(page).items.first().waitFor()
    feeds.push(performance.now() - start)
    await context.close()
  }

  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  await page.goto(`/?scenario=saturday-round&as=${golfers.nora.email}`)
  await linxPage(page).items.first().waitFor()
  const found = await page.evaluate(async (rounds) => {
    const timed = async (work: () => Promise<Response>) => {
      const start = performance.now()
      await (await work()).text()
      return performance.now() - start
    }
    const file = await (await fetch('/__fake/export')).text()
    const all = { reset: [0], exported: [0], imported: [0], bytes: file.length }
    for (let round = 0; round < rounds; round += 1) {
      all.reset[round] = await timed(() => fetch('/__fake/reset', { method: 'POST' }))
      all.exported[round] = await timed(() => fetch('/__fake/export'))
      all.imported[round] = await timed(() =>
        fetch('/__fake/import', { method: 'POST', body: file }),
      )
    }
    return all
  }, ROUNDS)
  await context.close()
  await server.close()
  console.log(
    `demo, first visit: link to the first answer ${ms(median(answers))}, to the first item of the feed ${ms(median(feeds))} (medians of ${ROUNDS})`,
  )
  console.log(
    `demo, saturday-round: reset ${ms(median(found.reset))} (aim ${RESET_AIM_MS}), export ${ms(median(found.exported))}, import ${ms(median(found.imported))}, the file ${(found.bytes / 1e6).toFixed(1)} MB`,
  )
})
