import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Composer } from '~/features/comments/panel/composer'
import { watchTypedText } from '~/features/updates/auto-reload'
import { signInForEachTest } from '~/session/signed-in.fake'
import { aFeedItem, aUser } from '~/testing/builders'
import { WithQueries } from '~/testing/with-queries'

signInForEachTest()

// R12. After a reload the panel is closed: its text is stored, but not on the screen.
test('an update does not reload the page under a half-typed comment', async () => {
  const isTyped = watchTypedText()
  const screen = await render(<Composer item={aFeedItem()} userId={aUser().us_id} />, {
    wrapper: WithQueries,
  })
  const field = screen.getByRole('textbox', { name: 'Add a comment' })
  await field.fill('Half a thou')
  expect(isTyped()).toBe(true)
  await field.fill('')
  expect(isTyped()).toBe(false)
})
