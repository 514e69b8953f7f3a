import { useState } from 'react'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { cutText } from '~/lib/text'
import { TextArea } from '~/ui/text-area'
import { MOST_NOTES } from '../outbox/score-draft'

type Props = { value: string; onChange: (notes: string) => void }

/** The notes, with their counter. A longer paste is cut, without splitting a character, and says so (R9). */
export function NotesField({ value, onChange }: Props) {
  const [cut, setCut] = useState(false)
  return (
    <TextArea
      label="Notes"
      aside={`${value.length} / ${MOST_NOTES}`}
      rows={3}
      value={value}
      onChange={({ target }) => {
        setCut(target.value.length > MOST_NOTES)
        onChange(cutText(target.value, MOST_NOTES))
      }}
      error={cut ? scoreEntryMessages.notesTooLong(MOST_NOTES) : undefined}
    />
  )
}
