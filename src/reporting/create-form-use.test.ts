import { expect, test, vi } from 'vitest'
import { createFormUse } from './form-use'

function world() {
  const state: { golfer: number | undefined } = { golfer: 1 }
  const send = vi.fn(async (): Promise<unknown> => undefined)
  return { state, send, record: createFormUse({ send, userId: () => state.golfer }) }
}

test('each change of section is recorded with both names and the golfer; the first page is not', () => {
  const { send, record } = world()
  record('Linx')
  expect(send).not.toHaveBeenCalled()
  record('Post')
  record('Post') // its second page
  record('Groups')
  expect(send.mock.calls).toEqual([
    [{ oldForm: 'Linx', newForm: 'Post', userId: 1 }],
    [{ oldForm: 'Post', newForm: 'Groups', userId: 1 }],
  ])
})

test('no use of pages is recorded for a visitor', () => {
  const { state, send, record } = world()
  state.golfer = undefined
  record('About')
  record('Help')
  expect(send).not.toHaveBeenCalled()
})

test('one golfer’s last page and the next golfer’s first are not recorded as a change of pages', () => {
  const { state, send, record } = world()
  record('Groups')
  state.golfer = undefined
  record(undefined) // the sign-in page
  state.golfer = 2
  record('Linx')
  expect(send).not.toHaveBeenCalled()
  record('Post')
  expect(send).toHaveBeenCalledExactlyOnceWith({ oldForm: 'Linx', newForm: 'Post', userId: 2 })
})

test('failures to record the use of pages are ignored', async () => {
  const { send, record } = world()
  send.mockRejectedValue(new Error('No.'))
  record('Linx')
  record('Post')
  record('Groups')
  await Promise.resolve()
  expect(send).toHaveBeenCalledTimes(2)
})
