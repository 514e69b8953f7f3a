import { useRef, useState, type SubmitEvent } from 'react'
import { failureText } from '~/domain/account/failure-text'
import { usageMessages as say } from '~/domain/messages/usage'
import { Button } from '~/ui/actions/button'
import { Notice } from '~/ui/feedback/notice'
import text from '~/ui/layout/text.module.css'
import { TextField } from '~/ui/fields/text-field'
import { unlock } from './access-key'
import { isKeyRefused } from './key-refused'
import styles from './locked.module.css'

type Props = {
  /** The stored key is no longer valid. */
  wasRefused: boolean
  onUnlocked: () => void
}

/** Asks for the operator's key. */
export function Locked({ wasRefused, onUnlocked }: Props) {
  const [fault, setFault] = useState<string | undefined>(wasRefused ? say.keyRefused : undefined)
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  function validationError(failureMessage: string) {
    setFault(failureMessage)
    field.current?.focus()
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const key = field.current?.value ?? ''
    setFailure(undefined)
    setFault(undefined)
    if (key.trim() === '') return validationError(say.keyMissing)
    setBusy(true)
    try {
      await unlock(key)
      onUnlocked()
    } catch (error) {
      setBusy(false)
      if (isKeyRefused(error)) validationError(say.keyRefused)
      else setFailure(failureText(error))
    }
  }

  return (
    <main id="main" className={styles.locked}>
      <h1 tabIndex={-1}>Usage report</h1>
      <p className={text.soft}>Enter the operator access key to open it on this device.</p>
      {/* method 'dialog' outside a dialog does nothing: a press before the script has loaded must not put the key into the address */}
      <form
        className="stack"
        method="dialog"
        noValidate
        onSubmit={(event) => void submit(event)}
        onInput={() => setFault(undefined)}
      >
        {failure && <Notice kind="error">{failure}</Notice>}
        <TextField
          ref={field}
          label="Access key"
          icon="key"
          type="password"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={fault}
        />
        <Button variant="primary" type="submit" wide busy={busy}>
          {busy ? 'Opening...' : 'Open report'}
        </Button>
      </form>
    </main>
  )
}
