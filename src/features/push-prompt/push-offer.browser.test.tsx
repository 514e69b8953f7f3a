import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { useStore } from 'zustand/react'
import { api } from '~/api/client'
import { pushMessages } from '~/domain/messages/push'
import { json } from '~/testing/answers'
import { aCheeredItem } from '~/testing/builders'
import { fakeNetwork } from '~/testing/fake-network'
import { WithQueries } from '~/testing/with-queries'
import { push } from './app-push'
import { PushOffer } from './push-offer'
import { feedCard } from '~/ui/layout/slots'

const item = { SourceTable: 'golf_scores', SourceId: 1 }

test('a first Woohoo before the offer’s code has loaded still shows the offer', async () => {
  const offer = vi.spyOn(push, 'offer').mockResolvedValue('enable')
  const network = fakeNetwork({
    'POST /api/comments/woohoo': () => json(aCheeredItem()),
    'POST /api/pushnotification/test': () => json({ success: true }),
  })
  onTestFinished(() => {
    offer.mockRestore()
    network.restore()
  })
  await api.POST('/api/comments/woohoo', { body: item })
  await api.POST('/api/pushnotification/test', { body: {} }) // whatever else was stored since
  const Feed = () => useStore(feedCard).card
  const screen = await render(
    <MemoryRouter>
      <PushOffer />
      <Feed />
    </MemoryRouter>,
    { wrapper: WithQueries },
  )
  await expect.element(page.getByRole('article', { name: pushMessages.title })).toBeVisible()
  await screen.unmount()
  expect(feedCard.getState().card).toBeUndefined()
})
