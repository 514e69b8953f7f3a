import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Avatar } from './avatar'
import '../styles/index.css'

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const box = (container: HTMLElement) => {
  const rect = container.firstElementChild?.getBoundingClientRect()
  return { width: rect?.width, height: rect?.height }
}

test('an avatar without a picture shows the initials', async () => {
  const { container } = await render(<Avatar name="Nora Whitcombe" />)
  expect(container.textContent).toBe('NW')
  expect(container.querySelector('img, svg')).toBeNull()
})

test('a picture that fails to load is replaced by the blank golfer, in a box of the same size', async () => {
  const { container } = await render(
    <Avatar name="Nora Whitcombe" src="data:image/png;base64,AAAA" size="l" />,
  )
  expect(box(container)).toEqual({ width: 48, height: 48 })
  await expect.poll(() => container.querySelector('svg')).not.toBeNull()
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toBe('')
  expect(box(container)).toEqual({ width: 48, height: 48 })
})

test('a new picture after a broken one is loaded', async () => {
  const { container, rerender } = await render(
    <Avatar name="Hal" src="data:image/png;base64,AAAA" />,
  )
  await expect.poll(() => container.querySelector('svg')).not.toBeNull()
  await rerender(<Avatar name="Hal" src={PIXEL} />)
  await expect.poll(() => container.querySelector('img')?.naturalWidth).toBe(1)
})

test('a name without a letter shows the blank golfer instead of an empty disc', async () => {
  const { container } = await render(<Avatar name={'\u200b'} />)
  expect(container.querySelector('svg')).not.toBeNull()
})
