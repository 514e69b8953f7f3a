import { useState } from 'react'
import { inviteMessages as say } from '~/domain/messages/invite'
import { isAbort } from '~/lib/abort'
import { PRODUCT_NAME } from '~/lib/product-name'
import { paths } from '~/routing/paths'
import { Button } from '~/ui/actions/button'
import { CopyButton } from '~/ui/actions/copy-button'

const joinAddress = (): string => location.origin + paths.createAccount()

/** The way to join, by the device's share sheet; where there is none, or it refuses, by the clipboard. */
export function ShareLink() {
  const [shares, setShares] = useState(() => typeof navigator.share === 'function')

  async function share(): Promise<void> {
    try {
      await navigator.share({ title: PRODUCT_NAME, text: say.shareText, url: joinAddress() })
    } catch (error) {
      if (!isAbort(error)) setShares(false) // closing the sheet is no failure
    }
  }

  return shares ? (
    <Button variant="line" wide onClick={() => void share()}>
      Share a link
    </Button>
  ) : (
    <CopyButton label="Copy a link" text={joinAddress} wide />
  )
}
