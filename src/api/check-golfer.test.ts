import { afterEach, beforeEach, expect, test } from 'vitest'
import { json, refusal, undeclared } from '~/testing/responses'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { checkGolfer } from './check-golfer'

const VALIDATE = 'POST /api/Ghin/ValidateGolferData'
const golfer = { hdcpId: '1034567', lastName: 'Whitcombe', gender: 'F' } as const

let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork()
})
afterEach(() => network.restore())

test('the verdict has the association’s message', async () => {
  network.on(VALIDATE, () => json({ isValid: false, errorMessage: ' Not known. ' }))
  expect(await checkGolfer(golfer)).toEqual({ isValid: false, message: 'Not known.' })
  network.on(VALIDATE, () => json({ isValid: true, errorMessage: null }))
  expect(await checkGolfer(golfer)).toEqual({ isValid: true, message: '' })
})

test.each([400, 404, 409, 422])(
  'a refusal with %d instead of a verdict is a verdict against the golfer, with the host’s message',
  async (status) => {
    network.on(VALIDATE, () =>
      undeclared('a host that refuses with its own status', refusal(status, 'Not known.')),
    )
    expect(await checkGolfer(golfer)).toEqual({ isValid: false, message: 'Not known.' })
  },
)

test.each([401, 403, 429, 500, 503])('status %d is not a verdict on the golfer', async (status) => {
  network.on(VALIDATE, () =>
    undeclared('a host that fails with its own status', refusal(status, 'Resting.')),
  )
  await expect(checkGolfer(golfer)).rejects.toThrow('Resting.')
})
