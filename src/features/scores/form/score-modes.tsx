import {
  isByHole,
  type EntryMode,
  type Nine,
  type ScoreEdit,
  type ScoreEntry,
} from '~/domain/scores/score-entry'
import { Segmented } from '~/ui/fields/segmented'

type Props = { entry: ScoreEntry; onEdit: (edit: ScoreEdit) => void }

type Way = '18' | '9' | 'holes'

const WAYS = [
  { value: '18', label: '18 holes' },
  { value: '9', label: '9 holes' },
  { value: 'holes', label: 'Hole by hole' },
] as const satisfies readonly { value: Way; label: string }[]

const NINES = [
  { value: 'front', label: 'Front nine' },
  { value: 'back', label: 'Back nine' },
] as const satisfies readonly { value: Nine; label: string }[]

const COUNTS = [
  { value: 'hole-by-hole-9', label: '9 holes' },
  { value: 'hole-by-hole-10-18', label: '10–18 holes' },
] as const satisfies readonly { value: EntryMode; label: string }[]

/** How the score is entered: a total of 18 or of a nine, or hole by hole. */
export function ScoreModes({ entry, onEdit }: Props) {
  const { mode, nine } = entry
  const byHole = isByHole(entry)
  const choose = (way: Way) => {
    if (way !== 'holes') onEdit({ kind: 'mode', mode: way })
    else if (!byHole)
      onEdit({ kind: 'mode', mode: mode === '9' ? 'hole-by-hole-9' : 'hole-by-hole-10-18' })
  }
  const way = mode === '18' || mode === '9' ? mode : 'holes'
  return (
    <>
      <Segmented
        legend="How to enter the score"
        hideLegend
        name="way"
        value={way}
        options={WAYS}
        onChange={choose}
      />
      {way === '9' && (
        <Segmented
          legend="The nine played"
          hideLegend
          name="nine"
          value={nine}
          options={NINES}
          onChange={(played) => onEdit({ kind: 'nine', nine: played })}
        />
      )}
      {byHole && (
        <Segmented
          legend="Holes played"
          hideLegend
          name="holes"
          value={mode}
          options={COUNTS}
          onChange={(count) => onEdit({ kind: 'mode', mode: count })}
        />
      )}
    </>
  )
}
