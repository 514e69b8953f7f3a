import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LimitedTextArea } from '~/ui/fields/text-area'

function Sample({ most }: { most?: number }) {
  const [text, setText] = useState('')
  return (
    <LimitedTextArea label="Memo" value={text} onChange={setText} {...(most && { max: most })} />
  )
}

test('20,000 characters fit; one more is cut, and a message says so', async () => {
  const screen = await render(<Sample />)
  const memo = screen.getByRole('textbox', { name: /Memo/ })
  await memo.fill('a'.repeat(20_000))
  await expect.element(screen.getByText('20,000 / 20,000')).toBeVisible()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await memo.fill('a'.repeat(20_001))
  await expect
    .element(screen.getByText('The maximum character limit (20,000) has been reached.'))
    .toBeVisible()
  await expect.element(memo).toHaveValue('a'.repeat(20_000))
})

test('cutting splits no character, and the counter shows near the limit only', async () => {
  const screen = await render(<Sample most={10} />)
  const memo = screen.getByRole('textbox', { name: /Memo/ })
  await memo.fill('1234567')
  expect(screen.container.textContent).not.toContain('/ 10')
  await memo.fill('123456789⛳️🏌')
  await expect.element(memo).toHaveValue('123456789')
  await memo.fill('12345678⛳️🏌')
  await expect.element(memo).toHaveValue('12345678⛳️')
})

test('a line break counts as the two characters that a form sends for it', async () => {
  const screen = await render(<Sample most={10} />)
  const memo = screen.getByRole('textbox', { name: /Memo/ })
  await memo.fill('1234\n678')
  await expect.element(screen.getByText('9 / 10')).toBeVisible()
  await memo.fill('1234\n6789')
  await expect.element(screen.getByText('10 / 10')).toBeVisible()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await memo.fill('1234\n6789X')
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(memo).toHaveValue('1234\n6789')
  await memo.fill('123456789\n')
  await expect.element(memo).toHaveValue('123456789')
})
