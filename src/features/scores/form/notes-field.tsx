import { Memo } from '~/ui/feedback/memo'
import { MAX_NOTES_LENGTH } from '../draft/score-draft'

type Props = { value: string; onChange: (notes: string) => void }

/** The golfer's notes about the round. */
export const NotesField = ({ value, onChange }: Props) => (
  <Memo label="Notes" rows={3} max={MAX_NOTES_LENGTH} value={value} onChange={onChange} />
)
