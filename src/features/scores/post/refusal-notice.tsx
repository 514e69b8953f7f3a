import { outboxMessages } from '~/domain/messages/outbox'
import { Notice } from '~/ui/feedback/notice'

/** Why a score that was sent by itself was not taken, kept until its golfer is there to read it. */
export const RefusalNotice = ({ why }: { why: string }) => (
  <Notice kind="error">
    <p>{outboxMessages.refused(why)}</p>
  </Notice>
)
