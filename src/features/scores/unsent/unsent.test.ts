import { expect, test } from 'vitest'
import { sampleAttempt, sampleDraft } from '../draft/score-draft.fake'
import { countUnsettled, notSending } from './unsent'

const lost = sampleDraft({ id: 'lost', attempt: sampleAttempt() })

test('a score that is being sent counts neither as waiting nor as needing the golfer', () => {
  const onItsWay = sampleDraft({ attempt: sampleAttempt() })
  const draft = sampleDraft({ id: 'draft' })
  const scores = [onItsWay, lost, draft]
  expect(countUnsettled(notSending(scores, onItsWay.id))).toEqual({ waiting: 0, need: 1 })
  expect(countUnsettled(scores)).toEqual({ waiting: 0, need: 2 })
})

test('a score that was refused in the background needs the golfer, and one that waits does not', () => {
  const refused = sampleDraft({ id: 'refused', refusal: 'No.' })
  const waiting = sampleDraft({ waiting: { since: 1, teeName: 'Blue' } })
  expect(countUnsettled([refused, waiting])).toEqual({ waiting: 1, need: 1 })
})
