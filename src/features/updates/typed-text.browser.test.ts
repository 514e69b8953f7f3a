import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { watchTypedText } from './auto-reload'

afterEach(() => document.body.replaceChildren())

function field(html: string): HTMLElement {
  document.body.innerHTML = html
  const found = document.querySelector<HTMLElement>('input, textarea')
  if (!found) throw new Error('no field')
  return found
}

test('typed text counts until it is sent, emptied or left', async () => {
  const isTyped = watchTypedText()
  const input = field('<form><input aria-label="First Name" /></form>')
  expect(isTyped()).toBe(false)
  await userEvent.type(input, 'No')
  expect(isTyped()).toBe(true)
  await userEvent.clear(input)
  expect(isTyped()).toBe(false)
  await userEvent.type(input, 'Nora')
  input.remove()
  expect(isTyped()).toBe(false)
})

test('text typed before watching started counts while the field has the focus', async () => {
  await userEvent.type(field('<input value="" aria-label="Email" />'), 'n')
  expect(watchTypedText()()).toBe(true)
})

test('a form that stores its input does not count', async () => {
  const isTyped = watchTypedText()
  await userEvent.type(field('<form data-stored><textarea></textarea></form>'), 'Long day')
  expect(isTyped()).toBe(false)
})
