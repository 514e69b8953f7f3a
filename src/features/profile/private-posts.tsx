import { useState } from 'react'
import { profileMessages } from '~/domain/messages/profile'
import { ConfirmDialog } from '~/ui/overlay/confirm-dialog'
import { Segmented } from '~/ui/fields/segmented'
import styles from './profile-form.module.css'

const ANSWERS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

type Props = { value: boolean; onChange: (isPrivate: boolean) => void }

/** Who can see the golfer's posts. Making them public asks for confirmation, making them private does not. */
export function PrivatePosts({ value, onChange }: Props) {
  const [asking, setAsking] = useState(false)
  return (
    <div className={styles.grid}>
      <div>
        <Segmented
          legend="Private Posts"
          name="private"
          value={value ? 'yes' : 'no'}
          options={ANSWERS}
          onChange={(answer) => {
            if (answer === 'no' && value) setAsking(true)
            else onChange(answer === 'yes')
          }}
        />
        <p className={styles.hint}>
          {value ? profileMessages.privateHint : profileMessages.publicHint}
        </p>
      </div>
      <ConfirmDialog
        open={asking}
        title="Make your posts public?"
        message={profileMessages.publicConfirm}
        confirmLabel="Make public"
        cancelLabel="Keep private"
        careful
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onChange(false)
        }}
      />
    </div>
  )
}
