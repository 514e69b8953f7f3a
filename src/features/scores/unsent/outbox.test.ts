import { beforeEach, expect, test } from 'vitest'
import { networkError } from '~/api/errors'
import { createListeners } from '~/lib/listeners'
import { createFakeTimers, settle } from '~/lib/timers.fake'
import { createMemoryStore } from '~/platform/db/key-value-store'
import { createDrafts } from '../draft/drafts'
import { sampleDraft } from '../draft/score-draft.fake'
import { createOutbox } from './outbox'
import { createPosting } from '../post/posting'

let online: boolean
let reads: number
let reading: () => Promise<never[]>
let sent: string[]
let golfer: number | undefined
let store: ReturnType<typeof createMemoryStore>

/** A tab with its outbox; `wake` signals that the network is back. */
function openTab() {
  const drafts = createDrafts(store)
  const network = createListeners<[boolean]>()
  const timers = createFakeTimers()
  const posting = createPosting({
    drafts,
    isOnline: () => online,
    newId: () => `attempt-${sent.length}-${Math.trunc(performance.now() * 1000)}`,
    files: async () => ({ files: [] }),
    check: async (_draft, attempt) => ({ verdict: 'not-found', sent: attempt }),
    send: async ({ draft }) => {
      sent.push(draft.id)
      return {}
    },
  })
  const outbox = createOutbox({
    drafts,
    posting,
    timers,
    connection: { isOnline: () => online, listen: network.add },
    visibility: { isVisible: () => true, listen: () => () => {} },
    userId: () => golfer,
    readLinx: () => {
      reads += 1
      return reading()
    },
  })
  const wake = async () => {
    online = true
    network.notify(true)
    await settle()
  }
  return { drafts, posting, outbox, timers, wake }
}

const waiting = (id: string, courseId: number, since: number) =>
  openTab().drafts.markWaiting(
    sampleDraft({ id, course: { courseId, courseName: `Course ${courseId}` } }),
    { since, teeName: 'Blue' },
  )

beforeEach(() => {
  online = false
  golfer = 1
  reads = 0
  reading = async () => []
  sent = []
  store = createMemoryStore()
})

// R5.
test('with two tabs, waiting scores are sent when the signal is back, oldest first, each once', async () => {
  await waiting('second', 2, 200)
  await waiting('first', 1, 100)
  const [one, two] = [openTab(), openTab()]
  one.outbox.start()
  two.outbox.start()
  await settle()
  expect(sent).toEqual([])
  await Promise.all([one.wake(), two.wake()])
  await settle()
  expect(sent).toEqual(['first', 'second'])
  expect(await one.drafts.list(1)).toEqual([])
})

test('a score posted without signal is sent from the same page', async () => {
  const tab = openTab()
  tab.outbox.start()
  tab.posting.post(sampleDraft(), { teeName: 'Blue' })
  await settle()
  expect(tab.posting.getState().status).toBe('waiting')
  await tab.wake()
  await settle()
  expect(sent).toEqual(['score-1'])
  expect(tab.posting.getState()).toMatchObject({ status: 'posted', inBackground: true })
})

test('without a real network nothing is sent: two retries, then the next sign of a network', async () => {
  await waiting('first', 1, 100)
  reading = () => Promise.reject(networkError(undefined))
  const tab = openTab()
  tab.outbox.start()
  await tab.wake()
  expect(reads).toBe(1)
  await tab.timers.advance(2000)
  await settle()
  await tab.timers.advance(8000)
  await settle()
  await tab.timers.advance(600_000)
  await settle()
  expect(reads).toBe(3)
  expect(sent).toEqual([])
  reading = async () => []
  await tab.wake()
  await settle()
  expect(sent).toEqual(['first'])
})

test('an unsent score is not sent when its golfer is not signed in', async () => {
  await waiting('first', 1, 100)
  golfer = 2
  const tab = openTab()
  tab.outbox.start()
  await tab.wake()
  reading = async () => {
    golfer = undefined // the session ended meanwhile
    return []
  }
  golfer = 1
  tab.outbox.run()
  await settle()
  expect(sent).toEqual([])
})

test('a score with an unknown outcome is not sent automatically', async () => {
  const tab = openTab()
  const draft = sampleDraft()
  await tab.drafts.claim(draft, {
    id: 'lost',
    strokes: { holesPlayed: 18, teeSetSide: 'All18', scoreTotal: 84 },
    datePlayed: draft.datePlayed,
    known: [],
  })
  tab.outbox.start()
  await tab.wake()
  expect(sent).toEqual([])
})
