import { expect, onTestFinished, test } from 'vitest'
import { paths } from '~/routing/paths'
import { session } from '~/session/session'
import { signInForEachTest } from '~/session/signed-in.fake'
import { storeTyped, typedBefore } from './create-account'

signInForEachTest()

const typed = {
  firstName: 'June',
  lastName: 'Whitcombe',
  email: 'june@new.example',
  city: 'Boulder',
  state: 'CO',
  ghinNumber: '',
  gender: 'F',
  picture: '',
}

test('what a visitor typed into the account form is stored with its history entry, and gone once a golfer signs in, and after that golfer logs out', async () => {
  const before = location.href
  onTestFinished(() => history.replaceState(null, '', before))
  await session.logout()
  history.replaceState({ key: 'k' }, '', paths.createAccount())
  expect(typedBefore()).toBeUndefined()
  storeTyped(typed)
  expect(typedBefore()).toEqual(typed)
  expect(history.state).toMatchObject({ signUp: typed }) // for a reload
  await session.login('nora@whitcombe.example', 'linxgolf1')
  expect(typedBefore()).toBeUndefined()
  await session.logout()
  expect(typedBefore()).toBeUndefined()
})
