import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { api } from '~/api/client'
import { pushMessages } from '~/domain/messages/push'
import { json } from '~/testing/answers'
import { aCheeredItem } from '~/testing/builders'
import { fakeNetwork } from '~/testing/fake-network'
import { WithQueries } from '~/testing/with-queries'
import { PushOffer } from './push-offer'

const item = { SourceTable: 'golf_scores', SourceId: 1 }

test('a first Woohoo before the offer’s code has loaded still shows the offer', async () => {
  const permission = vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default')
  const network = fakeNetwork({
    'POST /api/comments/woohoo': () => json(aCheeredItem()),
    'POST /api/pushnotification/test': () => json({ success: true }),
  })
  onTestFinished(() => {
    permission.mockRestore()
    network.restore()
  })
  await api.POST('/api/comments/woohoo', { body: item })
  await api.POST('/api/pushnotification/test', { body: {} }) // whatever else was stored since
  await render(<PushOffer />, { wrapper: WithQueries })
  await expect.element(page.getByRole('dialog', { name: pushMessages.title })).toBeVisible()
})
