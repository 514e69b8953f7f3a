import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { session } from '~/session/session'
import { signInForEachTest } from '~/session/signed-in.fake'
import { useUnsentCount } from './switch-accounts'

signInForEachTest()

const loadScores = () => Promise.resolve({ countUnsent: () => Promise.resolve(2) })
const Count = () => <output>{useUnsentCount(loadScores)}</output>

test('the unposted scores of a golfer who has signed out are no longer counted', async () => {
  await render(<Count />)
  const count = page.getByRole('status')
  await expect.element(count).toHaveTextContent('2')
  await session.logout()
  await expect.element(count).toHaveTextContent('0')
})
