import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { Button } from '~/ui/actions/button'
import styles from './restored-line.module.css'

type Props = {
  /** The day of the score in words, when it is not today. */
  day: string | undefined
  /** False while it is unknown whether the score was posted. */
  canDiscard: boolean
  onDiscard: () => void
}

/** Says that the form was restored from a draft, with a button to discard it. */
export const RestoredLine = ({ day, canDiscard, onDiscard }: Props) => (
  <div className={styles.line}>
    <p role="status">
      {day === undefined ? scoreEntryMessages.restored : scoreEntryMessages.restoredFrom(day)}
    </p>
    {canDiscard && (
      <Button variant="quiet" small onClick={onDiscard}>
        Discard
      </Button>
    )}
  </div>
)
