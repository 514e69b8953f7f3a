import { useEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { useStore } from 'zustand/react'
import { api } from '~/api/client'
import { pushMessages } from '~/domain/messages/push'
import { json } from '~/testing/responses'
import { aCheeredItem } from '~/testing/builders'
import { fakeNetwork } from '~/testing/fake-network'
import { WithQueries } from '~/testing/with-queries'
import { push } from './app-push'
import { WORKER } from '~/platform/service-worker/register-worker'
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
  await api.POST('/api/pushnotification/test', { body: {} }) // another write after it changes nothing
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

test('a pressed notification leads to its address within the page, and a page that is there already stays as it is', async () => {
  const seen = new Set<string>()
  const Place = () => {
    const { pathname } = useLocation()
    useEffect(() => void seen.add(pathname), [pathname])
    return <output>{pathname}</output>
  }
  const screen = await render(
    <MemoryRouter initialEntries={['/start']}>
      <PushOffer />
      <Place />
    </MemoryRouter>,
    { wrapper: WithQueries },
  )
  const press = async (address: string) => {
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise((resolve) => {
      port1.addEventListener('message', resolve)
    })
    port1.start()
    const event = new MessageEvent('message', { data: { type: 'OPEN', address }, ports: [port2] })
    Object.defineProperty(event, 'source', { value: { scriptURL: location.origin + WORKER } })
    navigator.serviceWorker.dispatchEvent(event)
    await answer
  }
  await press(location.pathname + location.search + location.hash)
  await new Promise((drawn) => void requestAnimationFrame(drawn))
  await press('/groups')
  await expect.element(screen.getByRole('status')).toHaveTextContent('/groups')
  await expect.poll(() => [...seen]).toEqual(['/start', '/groups'])
})
