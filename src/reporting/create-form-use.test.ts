import { expect, test, vi } from 'vitest'
import { createFormUse } from './form-use'

function world() {
  const send = vi.fn(async (): Promise<unknown> => undefined)
  return { send, record: createFormUse(send) }
}

test('each change of section is recorded with both names and the golfer; the first page is not', () => {
  const { send, record } = world()
  record('Linx', 1)
  expect(send).not.toHaveBeenCalled()
  record('Post', 1)
  record('Post', 1) // another view of it
  record('Post Details', 1)
  expect(send.mock.calls).toEqual([
    [{ oldForm: 'Linx', newForm: 'Post', userId: 1 }],
    [{ oldForm: 'Post', newForm: 'Post Details', userId: 1 }],
  ])
})

test('the first page is known before its golfer is, and the change from it is recorded', () => {
  const { send, record } = world()
  record('Linx', undefined) // the session is still starting
  record('Linx', 1)
  expect(send).not.toHaveBeenCalled()
  record('Groups', 1)
  expect(send).toHaveBeenCalledExactlyOnceWith({ oldForm: 'Linx', newForm: 'Groups', userId: 1 })
})

test('no use of pages is recorded for a visitor, nor the first page of the golfer who then signs in', () => {
  const { send, record } = world()
  record('About', undefined)
  record('Help', undefined)
  record(undefined, undefined) // the sign-in page
  record(undefined, 1)
  record('Linx', 1)
  expect(send).not.toHaveBeenCalled()
})

test.each([
  ['by way of the sign-in page', true],
  ['in another tab, with no sign-in page between', false],
])(
  'one golfer’s last page and the next golfer’s first are not recorded as a change of pages: %s',
  (_, isSignInShown) => {
    const { send, record } = world()
    record('Groups', 1)
    if (isSignInShown) record(undefined, undefined)
    record('Linx', 2)
    expect(send).not.toHaveBeenCalled()
    record('Post', 2)
    expect(send).toHaveBeenCalledExactlyOnceWith({ oldForm: 'Linx', newForm: 'Post', userId: 2 })
  },
)

test('failures to record the use of pages are ignored', async () => {
  const { send, record } = world()
  send.mockRejectedValue(new Error('No.'))
  record('Linx', 1)
  record('Post', 1)
  record('Groups', 1)
  await Promise.resolve()
  expect(send).toHaveBeenCalledTimes(2)
})
