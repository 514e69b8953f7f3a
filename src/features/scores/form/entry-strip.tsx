import { useState } from 'react'
import { entryHints, scoreEntryMessages } from '~/domain/messages/score-entry'
import {
  canType,
  editScore,
  isScoreText,
  scoreSums,
  type ScoreEntry,
  type ScoreField,
} from '~/domain/scores/score-entry'
import { Button } from '~/ui/actions/button'
import { LedgerTable } from '~/ui/layout/ledger'
import styles from './entry-strip.module.css'
import { useFocusWhen } from '~/ui/focus/use-focus'

type ScoreInputProps = {
  label: string
  value: string
  onChange: (text: string) => void
  onBlur: () => void
  disabled?: boolean
  readOnly?: boolean
  /** Takes the cursor when the form opens: the golfer has chosen the course, and only the score is left. */
  focused?: boolean | undefined
}

/** One cell to type a score in. No maxlength: the browser would cut '1234' to 123 where the rule refuses it. */
function ScoreInput({ label, onChange, focused, ...input }: ScoreInputProps) {
  const cell = useFocusWhen<HTMLInputElement>(focused === true)
  return (
    <input
      ref={cell}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder="–"
      onChange={(event) => onChange(event.target.value)}
      {...input}
    />
  )
}

type Props = {
  entry: ScoreEntry
  onChange: (edit: (entry: ScoreEntry) => ScoreEntry) => void
  /** Puts the cursor into the total when the form opens. */
  focusTotal?: boolean | undefined
}

const HEADS = [{ head: 'OUT' }, { head: 'IN' }, { head: 'TOT' }]

/** Score entry by total: OUT, IN and TOT as input cells. Typing on one side disables the other. */
export function EntryStrip({ entry, onChange, focusTotal }: Props) {
  const [refused, setRefused] = useState(false)
  const sums = scoreSums(entry)
  const summed = sums.total !== undefined && entry.total === ''
  const closed = !canType(entry, 'total')
  const cell = (field: ScoreField) => ({
    value: field !== 'total' && sums[field] === undefined ? '' : entry[field],
    onBlur: () => setRefused(false),
    onChange: (text: string) => {
      setRefused(!isScoreText(text.trim()))
      onChange((now) => editScore(now, { kind: 'type', field, text }))
    },
  })
  const nine = (field: 'front' | 'back', label: string) => (
    <td>
      <ScoreInput
        label={entry.mode === '9' && entry.nine !== field ? `${label}, not played` : label}
        disabled={!canType(entry, field)}
        {...cell(field)}
      />
    </td>
  )
  return (
    <>
      <div className={styles.strip}>
        <LedgerTable heads={HEADS}>
          <tr>
            {nine('front', 'Front nine')}
            {nine('back', 'Back nine')}
            <td data-kind="total">
              <ScoreInput
                label={closed && entry.mode === '18' ? 'Total, front plus back' : 'Total'}
                focused={focusTotal}
                readOnly={closed}
                {...cell('total')}
                {...(closed && { value: summed ? String(sums.total) : '' })}
              />
            </td>
          </tr>
        </LedgerTable>
      </div>
      {refused && (
        <p className={styles.refused} role="alert">
          {scoreEntryMessages.digitsOnly}
        </p>
      )}
      <EntryHint entry={entry} onChange={onChange} />
    </>
  )
}

/** The hint for the disabled side, with a button to switch. */
function EntryHint({ entry, onChange }: Pick<Props, 'entry' | 'onChange'>) {
  const side = entry.total ? 'total' : canType(entry, 'total') ? undefined : 'nines'
  return (
    <div className={styles.hint}>
      <p aria-live="polite">{entryHints(entry.mode, entry.nine, side)}</p>
      {side && (
        <Button
          variant="quiet"
          small
          onClick={() => onChange((now) => editScore(now, { kind: 'clear', side }))}
        >
          {side === 'total'
            ? USE_NINES[entry.mode === '9' ? 'one' : 'two']
            : 'Enter the total instead'}
        </Button>
      )}
    </div>
  )
}

const USE_NINES = { one: 'Enter the nine instead', two: 'Enter the nines instead' }
