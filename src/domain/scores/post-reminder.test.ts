import { expect, test } from 'vitest'
import { postReminder } from './post-reminder'
import { outboxMessages } from '../messages/outbox'

// DAT-02: 23:59 → 00:01 changes the text, never the played day.
test.each([
  ['2026-06-13', '2026-06-13', outboxMessages.beforeMidnight],
  ['2026-06-13', '2026-06-14', outboxMessages.late('yesterday')],
  ['2026-06-01', '2026-06-14', outboxMessages.late('June 1')],
  ['2026-06-15', '2026-06-14', undefined],
  ['', '2026-06-14', undefined],
  ['2026-02-30', '2026-06-14', undefined],
])('the reminder to post a round played on %s, when today is %s', (played, today, words) => {
  expect(postReminder(played, today)).toBe(words)
})
