import { useState } from 'react'
import { isAbort } from '~/lib/abort'
import { Button } from './button'
import { CopyButton } from './copy-button'

type Props = {
  title: string
  /** Called when the button is pressed. */
  text: () => string
}

/** Shares a text by the device's share sheet; copies it where there is none or it fails. */
export function ShareButton({ title, text }: Props) {
  const [shares, setShares] = useState(() => typeof navigator.share === 'function')

  async function share(): Promise<void> {
    try {
      await navigator.share({ title, text: text() })
    } catch (error) {
      // Closing the sheet is no failure.
      if (!isAbort(error)) setShares(false)
    }
  }

  if (!shares) return <CopyButton label="Copy to share" text={text} small />
  return (
    <Button variant="line" small onClick={() => void share()}>
      Share
    </Button>
  )
}
