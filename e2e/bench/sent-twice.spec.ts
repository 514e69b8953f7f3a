import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { expect, test } from '../support/fixtures'
import { sent } from '../support/journal'
import { COURSE, fillScore } from '../support/scores'

const RESETS = 100
const MINUTE_MS = 60_000

/** The day `days` before the scenario's. Each post has a day of its own, because the association accepts six scores per day. */
const dayBefore = (days: number) =>
  new Date(Date.UTC(2026, 5, 13 - days)).toISOString().slice(0, 10)

// SCR-19: the reused connection of each post is reset after the host has recorded it, so the browser sends it again.
for (const honors of [true, false]) {
  const host = honors ? 'honors the idempotency key' : 'ignores the idempotency key'
  test(`${RESETS} posts cut after the commit, by a host that ${host}`, async ({
    page,
    backend,
  }) => {
    test.setTimeout(15 * MINUTE_MS)
    backend.honorsIdempotencyKeys = honors
    const before = backend.db.scores.count()
    const anyway = page.getByRole('button', { name: 'Post anyway' })
    let unnoticed = 0
    for (let round = 0; round < RESETS; round += 1) {
      const had = backend.db.scores.count()
      backend.clock.advance(MINUTE_MS)
      const form = await fillScore(page)
      await form.date.fill(dayBefore(round))
      backend.faults.set('postScore', { drop: 'after', onReusedConnection: true, times: 1 })
      await form.post.click()
      await expect(form.alert.or(anyway)).toBeVisible()
      if (await anyway.isVisible()) await anyway.click()
      await expect(form.alert).toContainText('Handicap Index')
      const isTwice = backend.db.scores.count() > had + 1
      if (isTwice)
        await expect(form.alert)
          .toContainText(scoreEntryMessages.recordedTwice(84, COURSE), { timeout: 5000 })
          .catch(() => (unnoticed += 1))
      await form.close.click()
    }
    const requests = sent(backend, 'postScore').length
    const recorded = backend.db.scores.count() - before
    console.log(
      `a host that ${host}: ${RESETS} posts, ${requests} requests, ${recorded} scores, ${unnoticed} duplicates without a notice`,
    )
    expect([requests, recorded, unnoticed]).toEqual([2 * RESETS, honors ? RESETS : 2 * RESETS, 0])
  })
}
