import { useMutation } from '@tanstack/react-query'
import { failureText } from '~/domain/account/failure-text'
import { usageMessages as say } from '~/domain/messages/usage'
import { formText, type FieldError } from '~/lib/form'
import { Button } from '~/ui/actions/button'
import { Notice } from '~/ui/feedback/notice'
import text from '~/ui/layout/text.module.css'
import { TextField } from '~/ui/fields/text-field'
import { useSubmit } from '~/ui/fields/use-submit'
import { isKeyRefused } from './access-key'
import styles from './locked.module.css'
import { unlockReport } from './mutations'

const REFUSED: FieldError<'key'> = { field: 'key', message: say.keyRefused }

const keyOf = (typed: FormData): string => formText(typed, 'key')

type Props = {
  /** The stored key is no longer valid. */
  wasRefused: boolean
  onUnlocked: () => void
}

/** Asks for the operator's key. */
export function Locked({ wasRefused, onUnlocked }: Props) {
  const { mutateAsync: unlock } = useMutation(unlockReport())
  const { form, busy, failure, errorAt, setError, focusOn } = useSubmit<'key'>({
    validate: (typed) =>
      keyOf(typed).trim() === '' ? { field: 'key', message: say.keyMissing } : undefined,
    send: async (typed) => {
      try {
        await unlock(keyOf(typed))
        onUnlocked()
      } catch (error) {
        if (!isKeyRefused(error)) throw error
        setError(REFUSED)
        focusOn('key')
      }
    },
    failureText,
    initialError: wasRefused ? REFUSED : undefined,
  })

  return (
    <main id="main" className={styles.locked}>
      <h1 tabIndex={-1}>Usage report</h1>
      <p className={text.soft}>Enter the operator access key to open it on this device.</p>
      <form {...form} className="stack">
        {failure && <Notice kind="error">{failure}</Notice>}
        <TextField
          name="key"
          label="Access key"
          icon="key"
          type="password"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errorAt('key')}
        />
        <Button variant="primary" type="submit" wide busy={busy}>
          {busy ? 'Opening...' : 'Open report'}
        </Button>
      </form>
    </main>
  )
}
