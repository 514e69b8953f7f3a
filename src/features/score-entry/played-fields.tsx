import { today } from '~/lib/clock'
import { Segmented } from '~/ui/segmented'
import { TextField } from '~/ui/text-field'
import type { ScoreDraft } from '../outbox/score-draft'
import styles from './played-fields.module.css'
import { TYPE_OPTIONS } from './score-words'
import type { ChangeDraft } from './use-kept-draft'

type Props = { draft: ScoreDraft; change: ChangeDraft; dateFault: string | undefined }

/** When the round was played, and as what. */
export const PlayedFields = ({ draft, change, dateFault }: Props) => (
  <div className={styles.grid}>
    <TextField
      label="Date played"
      type="date"
      min="1900-01-01"
      max={today()}
      value={draft.datePlayed}
      onChange={({ target }) => change(() => ({ datePlayed: target.value }))}
      error={dateFault}
    />
    <Segmented
      legend="Score type"
      name="type"
      value={draft.scoreType}
      options={TYPE_OPTIONS}
      onChange={(scoreType) => change(() => ({ scoreType }))}
    />
  </div>
)
