import { afterEach, expect, test, vi } from 'vitest'
import type { LinxItem } from '~/api/types'
import { createFakeTimers, settle } from '~/lib/timers.fake'
import { json, undeclared } from '~/testing/responses'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { sampleAttempt, sampleDraft } from '../draft/score-draft.fake'
import { createRoundsAfter, readOwnRoundsSince } from './own-rounds'

const LINX = 'GET /api/linx'
let network: FakeNetwork
afterEach(() => network.restore())

test.each(['yesterday', '0', '0001-01-01T00:00:00'])(
  'HST-11 a cursor that is no date (%s) is not sent, and there may be more',
  async (oldestActivityDate) => {
    network = fakeNetwork({
      [LINX]: () =>
        undeclared(
          'a host whose cursor is odd',
          json({ items: [], hasMore: true, oldestActivityDate }),
        ),
    })
    expect(await readOwnRoundsSince(1, 0)).toEqual({ items: [], hasMore: true })
    expect(network.count(LINX)).toBe(1)
  },
)

const draft = sampleDraft()
const sent = sampleAttempt()
const posted: LinxItem = {
  sourceTable: 'golf_scores',
  sourceId: 7,
  userId: draft.userId,
  name: 'Nora Whitcombe',
  activityDate: '2026-06-13T23:30:00Z',
  notificationType: 'FollowedUserResult',
  courseName: draft.course.courseName,
  postedDate: sent.datePlayed,
  scoreTotal: 84,
  holes: 18,
  commentCount: 0,
  likeCount: 0,
  hasUserLiked: false,
}

function setUp(...answers: LinxItem[][]) {
  const timers = createFakeTimers()
  const read = vi.fn(async () => answers.shift() ?? [])
  return { timers, read, roundsAfter: createRoundsAfter({ read, timers }) }
}

test('rounds that have the score are read once for all callers', async () => {
  const { read, roundsAfter } = setUp([posted])
  const both = await Promise.all([roundsAfter(draft, sent), roundsAfter(draft, sent)])
  expect(both).toEqual([[posted], [posted]])
  expect(read).toHaveBeenCalledTimes(1)
})

test('rounds without the score are read again after 1 and 3 seconds (SCR-19, DIA-04)', async () => {
  const { timers, read, roundsAfter } = setUp([], [], [posted, posted])
  const rounds = roundsAfter(draft, sent)
  await timers.advance(999)
  expect(read).toHaveBeenCalledTimes(1)
  await timers.advance(1)
  expect(read).toHaveBeenCalledTimes(2)
  await timers.advance(3000)
  expect(await rounds).toEqual([posted, posted])
})

test('a host that never lists the score gets three requests', async () => {
  const { timers, read, roundsAfter } = setUp()
  const rounds = roundsAfter(draft, sent)
  await timers.advance(60_000)
  expect(await rounds).toEqual([])
  expect(read).toHaveBeenCalledTimes(3)
  expect(timers.waiting()).toBe(0)
})

test('a failed request is retried by the next caller', async () => {
  const { read, roundsAfter } = setUp([posted])
  read.mockRejectedValueOnce(new Error('offline'))
  await expect(roundsAfter(draft, sent)).rejects.toThrow('offline')
  await settle()
  expect(await roundsAfter(draft, sent)).toEqual([posted])
})
