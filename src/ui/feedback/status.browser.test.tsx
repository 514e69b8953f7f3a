import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { startScreenReader } from '../focus/screen-reader.fake'
import { Notice } from './notice'
import { Status } from './status'
import '../styles/index.css'

const Page = ({ text, late }: { text?: string; late?: string }) => (
  <main style={{ display: 'grid', gap: '16px' }}>
    <p>Before</p>
    <Status>{text}</Status>
    <p>After</p>
    {late && <p role="status">{late}</p>}
    {late && <Notice kind="error">{late} failed</Notice>}
  </main>
)

test('text added to an existing live region is announced; text added with its region only for an alert', async () => {
  const screen = await render(<Page />)
  const screenReader = startScreenReader()
  await screen.rerender(<Page text="Saved" late="Sending" />)
  await expect.poll(screenReader.announced).toEqual(['Saved', 'Sending failed'])
  await screen.rerender(<Page text="Saved again" late="Sending" />)
  await expect.poll(screenReader.announced).toContain('Saved again')
  screenReader.stop()
})

test('a region that is not rendered while empty does not count', async () => {
  const Hidden = ({ text }: { text?: string }) => (
    <p role="status" hidden={!text}>
      {text}
    </p>
  )
  const screen = await render(<Hidden />)
  const screenReader = startScreenReader()
  await screen.rerender(<Hidden text="Saved" />)
  await screen.rerender(<Hidden text="Saved again" />)
  await expect.poll(screenReader.announced).toEqual(['Saved again'])
  screenReader.stop()
})

test('behind a modal dialog nothing is announced', async () => {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  const screen = await render(<Page />)
  const screenReader = startScreenReader()
  dialog.showModal()
  await screen.rerender(<Page text="Sent" />)
  dialog.remove()
  await screen.rerender(<Page text="Sent to Hal" />)
  await expect.poll(screenReader.announced).toEqual(['Sent to Hal'])
  screenReader.stop()
})

test('an empty region takes no space and stays in the tree', async () => {
  const screen = await render(<Page />)
  const { bottom } = screen.getByText('Before').element().getBoundingClientRect()
  expect(screen.getByText('After').element().getBoundingClientRect().top - bottom).toBe(16)
  await expect.element(screen.getByRole('status')).toBeInTheDocument()
})
