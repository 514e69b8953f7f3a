import { useState } from 'react'
import { isAbort } from '~/lib/abort'
import { CopyButton } from './copy-button'

/** Whether an error means that sharing failed; closing the share sheet and a second press while it opens do not. */
export const isShareFailure = (error: unknown): boolean =>
  !isAbort(error) && !(error instanceof Error && error.name === 'InvalidStateError')

/** Opens the device's share sheet; undefined if there is none or it has failed, so that the text must be copied. */
export function useShare(data: () => ShareData): (() => void) | undefined {
  const [canShare, setCanShare] = useState(() => typeof navigator.share === 'function')

  async function share(): Promise<void> {
    try {
      await navigator.share(data())
    } catch (error) {
      if (isShareFailure(error)) setCanShare(false)
    }
  }
  return canShare ? () => void share() : undefined
}

type Props = {
  title: string
  /** Called when the button is pressed. */
  text: () => string
}

/** Shares a text by the device's share sheet; copies it where there is none or it fails. */
export function ShareButton({ title, text }: Props) {
  const share = useShare(() => ({ title, text: text() }))
  return <CopyButton label={share ? 'Share' : 'Copy to share'} text={text} share={share} small />
}
