import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '~/domain/account/failure-text'
import { profileMessages } from '~/domain/messages/profile'
import { PRODUCT_NAME } from '~/lib/product-name'
import { alerts } from '~/ui/overlay/alerts'
import { Button } from '~/ui/actions/button'
import { Card } from '~/ui/layout/card'
import { ConfirmDialog } from '~/ui/overlay/confirm-dialog'
import { TextField } from '~/ui/fields/text-field'
import styles from './delete-account.module.css'
import { profileMutations } from './mutations'

const WORD = 'delete'

/** Deletes the account after the word has been typed. `onDeleted` clears everything on this device. */
export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const client = useQueryClient()
  const options = profileMutations.deleteAccount()
  const deletion = useMutation({
    ...options,
    onSuccess: onDeleted,
    onError: () => setOpen(true), // closed by Escape meanwhile
  })

  function close(): void {
    setOpen(false)
    if (deletion.isPending) return // closing does not cancel it
    setTyped('')
    deletion.reset()
  }

  function confirm(): void {
    if (typed.trim().toLowerCase() !== WORD) {
      close()
      void alerts.show(profileMessages.deleteWrongWord)
      return
    }
    if (client.isMutating(options) === 0) deletion.mutate()
  }

  return (
    <Card className={styles.danger}>
      <p>Your posts, follows and photo go with your account.</p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete Account
      </Button>
      <ConfirmDialog
        open={open}
        danger
        title="Delete your account?"
        message={`Your profile, posts, comments, follows and photo will be permanently removed from ${PRODUCT_NAME}. Scores posted to the handicap association stay there.`}
        confirmLabel="Delete Account"
        busy={(deletion.isPending || deletion.isSuccess) && 'Deleting...'}
        error={deletion.isError ? failureText(deletion.error) : undefined}
        onClose={close}
        onConfirm={confirm}
      >
        <TextField
          label="Type “delete” to confirm"
          autoComplete="off"
          autoCapitalize="none"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </ConfirmDialog>
    </Card>
  )
}
