import { useState } from 'react'
import { scoreTypeNames } from '~/domain/messages/score-entry'
import { dayBefore } from '~/domain/scores/played-date'
import { Button } from '~/ui/actions/button'
import { Segmented } from '~/ui/fields/segmented'
import { TextField } from '~/ui/fields/text-field'
import { SCORE_TYPES, type ScoreDraft } from '../draft/score-draft'
import styles from './played-fields.module.css'
import type { ChangeDraft } from '../draft/use-autosaved-draft'

const TYPE_OPTIONS = SCORE_TYPES.map((value) => ({ value, label: scoreTypeNames[value] }))

type Props = {
  draft: ScoreDraft
  change: ChangeDraft
  /** The golfer's own calendar day. */
  today: string
  dateFault: string | undefined
  /** Post was pressed. */
  wasSubmitted: boolean
}

/** Whether a year is still being typed: 2026 begins as 0002, 0020 and 0202. */
const isYearIncomplete = (date: string): boolean => date.startsWith('0')

/** The day of the round, and the type of the score. */
export function PlayedFields({ draft, change, today, dateFault, wasSubmitted }: Props) {
  const [isTyping, setTyping] = useState(false)
  const { datePlayed } = draft
  const isDue = wasSubmitted || (datePlayed !== '' && !(isTyping && isYearIncomplete(datePlayed)))
  return (
    <div className={styles.grid}>
      <div className={styles.date}>
        <TextField
          name="datePlayed"
          label="Date played"
          type="date"
          min="1900-01-01"
          max={today}
          value={datePlayed}
          onFocus={() => setTyping(true)}
          onBlur={() => setTyping(false)}
          onChange={({ target }) => change(() => ({ datePlayed: target.value }))}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault() // would post the score
          }}
          error={isDue ? dateFault : undefined}
        />
        <div className={styles.days}>
          {[
            { label: 'Today', day: today },
            { label: 'Yesterday', day: dayBefore(today) },
          ].map(({ label, day }) => (
            <Button
              key={label}
              variant="line"
              small
              aria-pressed={datePlayed === day}
              onClick={() => change(() => ({ datePlayed: day }))}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
      <Segmented
        legend="Score type"
        name="type"
        value={draft.scoreType}
        options={TYPE_OPTIONS}
        onChange={(scoreType) => change(() => ({ scoreType }))}
      />
    </div>
  )
}
