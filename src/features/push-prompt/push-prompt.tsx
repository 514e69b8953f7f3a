import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { failureText } from '~/domain/account/failure-text'
import { pushMessages } from '~/domain/messages/push'
import { classNames } from '~/lib/class-names'
import { Button } from '~/ui/actions/button'
import { Dialog, DialogActions, dialogMessageClass } from '~/ui/overlay/dialog'
import { Notice } from '~/ui/feedback/notice'
import text from '~/ui/layout/text.module.css'
import { InstallHelp } from '../install/install-help'
import { pushMutations } from './mutations'
import styles from './push-prompt.module.css'

type Props = {
  /** Turns notifications on; rejects with an error that can be shown. */
  enable: () => Promise<void>
  onDecline: () => void
  onClose: () => void
}

/** A picture of the offer: the app's icon with its badge. */
const Title = () => (
  <span className={styles.title}>
    <span className={styles.icon} aria-hidden="true">
      <img src="/icons/icon-192.png" alt="" width="72" height="72" />
      <span>3</span>
    </span>
    {pushMessages.title}
  </span>
)

/** Offers the badge. The browser's permission prompt comes only after Enable. */
export function PushPrompt({ enable, onDecline, onClose }: Props) {
  const id = useId()
  const client = useQueryClient()
  const options = pushMutations.enable()
  const { mutate, isPending, isError, error } = useMutation({ ...options, onSuccess: onClose })
  const failure = isError && failureText(error)
  const decline = () => {
    onDecline()
    onClose()
  }
  const accept = () => {
    if (client.isMutating(options) === 0) mutate(enable())
  }
  return (
    <Dialog open title={<Title />} describedBy={id} onClose={decline}>
      <div className={classNames('stack', styles.offer)}>
        <p className={classNames(dialogMessageClass, text.soft)} id={id}>
          {pushMessages.offer}
        </p>
        {failure && <Notice kind="error">{failure}</Notice>}
        {failure === pushMessages.notInstalled && <InstallHelp />}
        <DialogActions>
          <Button variant="primary" busy={isPending} onClick={accept}>
            {pushMessages.enable}
          </Button>
          <Button variant="quiet" onClick={decline}>
            {pushMessages.notNow}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}
