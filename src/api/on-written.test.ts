import { expect, onTestFinished, test } from 'vitest'
import { json, refusal } from '~/testing/responses'
import { aCheeredItem } from '~/testing/builders'
import { fakeNetwork } from '~/testing/fake-network'
import { api, onWritten } from './client'
import { sessionEnd } from './events'

/** The paths that a listener receives if it subscribes now. */
function subscribeLate(): string[] {
  const received: string[] = []
  onWritten((path) => received.push(path))()
  return received
}

test('a late listener receives the writes of this session, not of an earlier one', async () => {
  const network = fakeNetwork({
    'POST /api/comments/woohoo': () => json(aCheeredItem()),
    'POST /api/pushnotification/test': () => refusal(500),
  })
  onTestFinished(() => network.restore())
  await api.POST('/api/comments/woohoo', { body: { SourceTable: 'golf_scores', SourceId: 1 } })
  await expect(api.POST('/api/pushnotification/test', { body: {} })).rejects.toThrow('No.')
  expect(subscribeLate()).toEqual(['/api/comments/woohoo'])
  sessionEnd.notify()
  expect(subscribeLate()).toEqual([])
})
