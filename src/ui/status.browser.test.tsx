import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { startScreenReader } from './screen-reader.fake'
import { Notice } from './notice'
import { Status } from './status'
import './styles/index.css'

const Page = ({ words, late }: { words?: string; late?: string }) => (
  <main style={{ display: 'grid', gap: '16px' }}>
    <p>Before</p>
    <Status>{words}</Status>
    <p>After</p>
    {late && <p role="status">{late}</p>}
    {late && <Notice kind="error">{late} failed</Notice>}
  </main>
)

test('what comes into a region that was there is read; what comes with its region only of an alert', async () => {
  const screen = await render(<Page />)
  const ears = startScreenReader()
  await screen.rerender(<Page words="Saved" late="Sending" />)
  await expect.poll(ears.announced).toEqual(['Saved', 'Sending failed'])
  await screen.rerender(<Page words="Saved again" late="Sending" />)
  await expect.poll(ears.announced).toContain('Saved again')
  ears.stop()
})

test('a region that is not drawn while it is empty is none', async () => {
  const Hidden = ({ words }: { words?: string }) => (
    <p role="status" hidden={!words}>
      {words}
    </p>
  )
  const screen = await render(<Hidden />)
  const ears = startScreenReader()
  await screen.rerender(<Hidden words="Saved" />)
  await screen.rerender(<Hidden words="Saved again" />)
  await expect.poll(ears.announced).toEqual(['Saved again'])
  ears.stop()
})

test('behind a modal dialog nothing is read', async () => {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  const screen = await render(<Page />)
  const ears = startScreenReader()
  dialog.showModal()
  await screen.rerender(<Page words="Sent" />)
  dialog.remove()
  await screen.rerender(<Page words="Sent to Hal" />)
  await expect.poll(ears.announced).toEqual(['Sent to Hal'])
  ears.stop()
})

test('a region with nothing to say takes no room and stays in the tree', async () => {
  const screen = await render(<Page />)
  const { bottom } = screen.getByText('Before').element().getBoundingClientRect()
  expect(screen.getByText('After').element().getBoundingClientRect().top - bottom).toBe(16)
  await expect.element(screen.getByRole('status')).toBeInTheDocument()
})
