import { expect, test } from 'vitest'
import { sampleAttempt, sampleDraft } from '../draft/score-draft.fake'
import { countUnsettled } from './unsent'

const lost = sampleDraft({ id: 'lost', attempt: sampleAttempt() })

test('a score that is being sent counts neither as waiting nor as needing the golfer', () => {
  const onItsWay = sampleDraft({ attempt: sampleAttempt() })
  const draft = sampleDraft({ id: 'draft' })
  expect(countUnsettled([onItsWay, lost, draft], onItsWay.id)).toEqual({ waiting: 0, need: 1 })
  expect(countUnsettled([onItsWay, lost, draft])).toEqual({ waiting: 0, need: 2 })
})
