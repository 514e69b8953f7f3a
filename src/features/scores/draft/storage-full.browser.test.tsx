import { afterEach, expect, test, vi } from 'vitest'
import { posting } from '../post/app-posting'
import { kindNetwork, newGolfer, openForm, POST } from '../form/score-entry.fake'

const network = kindNetwork()
afterEach(() => {
  posting.reset()
  network.restore()
  vi.restoreAllMocks()
})

// SCR-10. In a file of its own, since the page stores no draft from here on.
test('full storage does not affect typing or posting; the form shows and announces it, and one warning is logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const full = () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  }
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  const { screen, field, post, tee, dialog } = await openForm(newGolfer())
  await field('Front nine').fill('41')
  await field('Back nine').fill('43')
  await screen.getByLabelText('Notes').fill('Dew.')
  await tee('White').click()
  const region = screen
    .getByRole('status')
    .filter({ hasText: /saved only while this page is open/ })
  await expect.element(region).toBeVisible()
  await expect.element(field('Total, front plus back')).toHaveValue('84')
  await post.click()
  await expect.element(dialog).toHaveTextContent('Your score is posted.')
  expect(network.count(POST)).toBe(1)
  expect(warn).toHaveBeenCalledTimes(1)
})
