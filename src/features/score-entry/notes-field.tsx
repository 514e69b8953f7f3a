import { Memo } from '~/ui/memo'
import { MOST_NOTES } from '../outbox/score-draft'

type Props = { value: string; onChange: (notes: string) => void }

/** What the golfer says about the round. */
export const NotesField = ({ value, onChange }: Props) => (
  <Memo label="Notes" rows={3} most={MOST_NOTES} value={value} onChange={onChange} />
)
