import { useState } from 'react'
import { entryHints, scoreEntryMessages } from '~/domain/messages/score-entry'
import {
  canType,
  editScore,
  isScoreText,
  scoreSums,
  type ScoreEntry,
  type Nine,
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
  /** Takes the cursor: when the form opens, since only the score is missing then, or after a switch of sides. */
  focused?: boolean | undefined
}

/** One cell to type a score in. It has no maxlength, since '1234' is to be rejected, and not to be cut to 123 by the browser. */
function ScoreInput({ label, onChange, focused, ...input }: ScoreInputProps) {
  const cell = useFocusWhen<HTMLInputElement>(focused === true)
  return (
    <input
      ref={cell}
      name={input.disabled || input.readOnly ? undefined : 'score'} // takes the focus when the score can be changed again
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
  /** The course has nine holes. */
  isNineOnly: boolean
  onChange: (edit: (entry: ScoreEntry) => ScoreEntry) => void
  /** A field was left. */
  onLeave: () => void
  /** Puts the cursor into the total when the form opens. */
  focusTotal?: boolean | undefined
}

const HEADS = [{ head: 'OUT' }, { head: 'IN' }, { head: 'TOT' }]

/** Score entry by total: OUT, IN and TOT as input cells, or the only cell of nine holes. */
export function EntryStrip({ entry, isNineOnly, onChange, onLeave, focusTotal }: Props) {
  const [isRefused, setRefused] = useState(false)
  /** The field that takes the cursor. */
  const [focused, setFocused] = useState<ScoreField | undefined>(focusTotal ? 'total' : undefined)
  const cell: CellProps = (field) => ({
    value: entry[field],
    focused: field === focused,
    onBlur: () => {
      setRefused(false)
      setFocused(undefined)
      onLeave()
    },
    onChange: (text: string) => {
      setRefused(!isScoreText(text.trim()))
      onChange((now) => editScore(now, { kind: 'type', field, text }))
    },
  })
  const Cells = entry.mode === '9' ? NineCell : TotalCells
  return (
    <>
      <div className={styles.strip}>
        <Cells entry={entry} isNineOnly={isNineOnly} focusTotal={focusTotal} cell={cell} />
      </div>
      {isRefused && (
        <p className={styles.refused} role="alert">
          {scoreEntryMessages.digitsOnly}
        </p>
      )}
      {!isNineOnly && <EntryHint entry={entry} onChange={onChange} onSwitch={setFocused} />}
    </>
  )
}

type CellProps = (
  field: ScoreField,
) => Pick<ScoreInputProps, 'value' | 'focused' | 'onBlur' | 'onChange'>
type CellsProps = Omit<Props, 'onChange' | 'onLeave'> & { cell: CellProps }

/** Both nines and the total. Typing on one side disables the other. */
function TotalCells({ entry, cell }: CellsProps) {
  const { total } = scoreSums(entry)
  const isSum = !canType(entry, 'total')
  const nine = (field: Nine, label: string) => (
    <td>
      <ScoreInput label={label} disabled={!canType(entry, field)} {...cell(field)} />
    </td>
  )
  return (
    <LedgerTable heads={HEADS}>
      <tr>
        {nine('front', 'Front nine')}
        {nine('back', 'Back nine')}
        <td data-kind="total">
          <ScoreInput
            label={isSum ? 'Total, front plus back' : 'Total'}
            readOnly={isSum}
            {...cell('total')}
            {...(isSum && { value: total === undefined ? '' : String(total) })}
          />
        </td>
      </tr>
    </LedgerTable>
  )
}

/** The score of nine holes. */
function NineCell({ entry, isNineOnly, focusTotal, cell }: CellsProps) {
  const label = isNineOnly ? 'Nine holes' : entry.nine === 'front' ? 'Front nine' : 'Back nine'
  return (
    <LedgerTable heads={[{ head: label.toUpperCase() }]}>
      <tr>
        <td data-kind="total">
          <ScoreInput
            label={label}
            {...cell('total')}
            focused={focusTotal}
            value={entry.total || entry[entry.nine]}
          />
        </td>
      </tr>
    </LedgerTable>
  )
}

type HintProps = Pick<Props, 'entry' | 'onChange'> & { onSwitch: (to: ScoreField) => void }

/** The hint for the disabled side, with a button to switch. */
function EntryHint({ entry, onChange, onSwitch }: HintProps) {
  const typed = entry.total ? 'total' : canType(entry, 'total') ? undefined : 'nines'
  const side = entry.mode === '9' ? undefined : typed
  return (
    <div className={styles.hint}>
      <p aria-live="polite">{entryHints(entry.mode, entry.nine, side)}</p>
      {side && (
        <Button
          variant="quiet"
          small
          onClick={() => {
            onChange((now) => editScore(now, { kind: 'clear', side }))
            onSwitch(side === 'total' ? 'front' : 'total') // the pressed button is removed
          }}
        >
          {side === 'total' ? 'Enter the nines instead' : 'Enter the total instead'}
        </Button>
      )}
    </div>
  )
}
