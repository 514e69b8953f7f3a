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
import { deleteAccount } from './profile-calls'

const WORD = 'delete'

/** Deletes the account after the word has been typed. `onDeleted` clears everything on this device. */
export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  function close(): void {
    setOpen(false)
    setTyped('')
    setFailure(undefined)
  }

  async function confirm(): Promise<void> {
    if (typed.trim().toLowerCase() !== WORD) {
      close()
      void alerts.show(profileMessages.deleteWrongWord)
      return
    }
    setBusy(true)
    setFailure(undefined)
    try {
      await deleteAccount()
      onDeleted()
    } catch (error) {
      setFailure(failureText(error))
      setBusy(false)
    }
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
        busy={busy && 'Deleting...'}
        error={failure}
        onClose={close}
        onConfirm={() => void confirm()}
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
