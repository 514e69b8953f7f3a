import type { Backend } from '#mocks/backend'
import { commentMessages } from '~/domain/messages/comments'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { talkOf } from '../screens/talk'
import { expectAccessible } from '../support/a11y'
import { expect, test } from '../support/fixtures'

// Tall enough that the first entry stays drawn, wherever a reload has brought the page back to.
test.use({ viewport: { width: 1280, height: 2400 } })

const calls = (backend: Backend, operation: string) =>
  backend.journal.entries.filter(({ operationId }) => operationId === operation).length

test('a comment is said with Enter, counted, and there after a reload', async ({
  page,
  backend,
}) => {
  await page.goto(paths.linx())
  const entry = linxPage(page).items.first()
  const talk = talkOf(entry)
  const before = Number.parseInt((await talk.comments.textContent()) ?? '', 10) || 0
  await talk.comments.click()
  await talk.field.press('Enter')
  await expect(talk.panel.getByRole('alert')).toHaveText(commentMessages.empty)
  await talk.field.fill('Well played')
  await talk.field.press('Shift+Enter')
  await talk.field.pressSequentially('all of you')
  await expectAccessible(page)
  await talk.field.press('Enter')
  const said = talk.panel.getByRole('listitem').last()
  await expect(said).toContainText('Well played\nall of you')
  await expect(said).toContainText('just now')
  await expect(talk.openComments).toHaveText(`${before + 1} comments`)
  await expect(talk.field).toHaveValue('')
  await expect(talk.field).toBeFocused()
  expect(calls(backend, 'addComment')).toBe(1)
  await page.reload()
  await expect(talk.comments).toHaveText(`${before + 1} comments`)
})

test('a comment that cannot be sent stays, over a reload too, and is sent on Retry', async ({
  page,
  backend,
}) => {
  backend.faults.set('addComment', { status: 500, message: 'The clubhouse is closed.' })
  await page.goto(paths.linx())
  const entry = linxPage(page).items.first()
  const talk = talkOf(entry)
  const count = await talk.comments.textContent()
  await talk.comments.click()
  await talk.field.fill('Saturday?')
  await talk.field.press('Enter')
  await expect(talk.panel.getByRole('alert')).toHaveText('The clubhouse is closed.')
  await expect(talk.openComments).toHaveText(count ?? '')
  await page.reload()
  await talk.comments.click()
  await expect(talk.field).toHaveValue('Saturday?')
  await talk.send.click()
  await expect(talk.retry).toBeVisible()
  backend.faults.clear()
  await talk.retry.click()
  await expect(talk.panel.getByRole('listitem').last()).toContainText('Saturday?')
  expect(calls(backend, 'addComment')).toBe(3)
})

test('a Woohoo: taken back it is never sent; a double tap and a reload send it once', async ({
  page,
  backend,
}) => {
  await page.goto(paths.linx())
  const entry = linxPage(page).items.filter({ has: page.getByRole('button', { name: 'Woohoo!' }) })
  const name = (await entry.first().getAttribute('aria-label')) ?? ''
  const talk = talkOf(page.getByRole('article', { name }).first())
  await talk.cheer.press('Enter')
  await expect(talk.undo).toBeFocused()
  // A second tap so soon would be the other half of a double one.
  await expect.poll(async () => (await talk.undo.press('Enter'), talk.cheer.isVisible())).toBe(true)
  await talk.cheer.dblclick()
  await expect(talk.undo).toBeVisible()
  const count = await talk.woohoos.textContent()
  expect(calls(backend, 'sendWoohoo')).toBe(0)
  await page.reload()
  await expect.poll(() => calls(backend, 'sendWoohoo')).toBe(1)
  await expect(talk.woohoos).toHaveText(count ?? '')
  await page.reload()
  await expect(talk.woohoos).toHaveText(count ?? '')
  await expect(talk.cheer).toBeHidden()
  await talk.woohoos.click()
  await expect(talk.likers).toContainText('Nora Whitcombe')
  expect(calls(backend, 'sendWoohoo')).toBe(1)
})

test('a Woohoo of a tab that died is sent once, by the next', async ({
  page,
  context,
  backend,
}) => {
  await page.goto(paths.linx())
  const talk = talkOf(linxPage(page).items.filter({ hasText: 'Woohoo!' }).first())
  await talk.cheer.click()
  await expect(page.getByRole('button', { name: 'Undo Woohoo' })).toBeVisible()
  const devtools = await context.newCDPSession(page)
  await Promise.race([devtools.send('Page.crash'), page.waitForEvent('crash')])
  const next = await context.newPage()
  await next.goto(paths.linx())
  await expect(next.getByRole('button', { name: 'Undo Woohoo' })).toBeVisible()
  expect(calls(backend, 'sendWoohoo')).toBe(0)
  await expect.poll(() => calls(backend, 'sendWoohoo')).toBe(1)
  await expect(next.getByRole('button', { name: 'Undo Woohoo' })).toBeHidden()
})
