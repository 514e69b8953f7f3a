import { useEffect, useRef } from 'react'
import {
  canType,
  editScore,
  scoreSums,
  type ScoreEntry,
  type ScoreField,
} from '~/domain/score-entry'
import { LedgerTable } from '~/ui/ledger'
import styles from './entry-strip.module.css'

type Props = {
  entry: ScoreEntry
  onChange: (edit: (entry: ScoreEntry) => ScoreEntry) => void
  /** Puts the cursor into the total when the form opens. */
  focusTotal?: boolean | undefined
}

const HEADS = [{ head: 'OUT' }, { head: 'IN' }, { head: 'TOT' }]

const HINTS = {
  free: 'Enter the total, or the two nines and we add them.',
  total: 'Clear the total to enter the two nines instead.',
  nines: 'Clear both nines to enter the total instead.',
}

const hintOf = ({ front, back, total }: ScoreEntry): string =>
  total ? HINTS.total : front || back ? HINTS.nines : HINTS.free

/** Score entry by total: OUT, IN and TOT as cells to type in; typing one side closes the other (golf-features section 4). */
export function EntryStrip({ entry, onChange, focusTotal }: Props) {
  const cell = (field: ScoreField) => ({
    value: entry[field],
    onChange: (text: string) => onChange((now) => editScore(now, { kind: 'type', field, text })),
  })
  const sum = scoreSums(entry).total
  const summed = !canType(entry, 'total')
  return (
    <>
      <LedgerTable className={styles.strip} heads={HEADS}>
        <tr>
          <td>
            <ScoreInput label="Front nine" disabled={!canType(entry, 'front')} {...cell('front')} />
          </td>
          <td>
            <ScoreInput label="Back nine" disabled={!canType(entry, 'back')} {...cell('back')} />
          </td>
          <td data-kind="total">
            <ScoreInput
              label={summed ? 'Total, front plus back' : 'Total'}
              focused={focusTotal}
              readOnly={summed}
              {...cell('total')}
              {...(summed && { value: sum === undefined ? '' : String(sum) })}
            />
          </td>
        </tr>
      </LedgerTable>
      <p className={styles.hint} aria-live="polite">
        {hintOf(entry)}
      </p>
    </>
  )
}

type InputProps = {
  label: string
  value: string
  onChange: (text: string) => void
  disabled?: boolean
  readOnly?: boolean
  /** Takes the cursor when the form opens: the golfer has chosen the course, and only the score is left. */
  focused?: boolean | undefined
}

/** One cell. No maxlength: the browser would cut '1234' to 123 where the rule refuses it. */
function ScoreInput({ label, onChange, focused, ...input }: InputProps) {
  const cell = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focused) cell.current?.focus({ preventScroll: true })
  }, [focused])
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
