import { useState } from 'react'
import { updateMessages } from '~/domain/messages/updates'
import { Banner } from '~/ui/feedback/banner'
import { Button } from '~/ui/actions/button'
import type { UpdateNotice } from './update-notice'

/** Below the top bar: a new version waits to be accepted. */
export function UpdateBanner({ apply }: UpdateNotice) {
  const [pressed, setPressed] = useState(false)
  return (
    <Banner
      kind="update"
      action={
        <Button
          variant="line"
          small
          busy={pressed}
          onClick={() => {
            setPressed(true)
            apply()
          }}
        >
          {updateMessages.reload}
        </Button>
      }
    >
      {updateMessages.ready}
    </Banner>
  )
}
