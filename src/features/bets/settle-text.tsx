import { useState } from 'react'
import { betMessages } from '~/domain/messages/bets'
import { Button } from '~/ui/actions/button'
import { CopyButton } from '~/ui/actions/copy-button'
import { isShareFailure } from '~/ui/actions/share-button'
import styles from './settle-text.module.css'

/** Shares a text; returns true when that failed. */
async function shareText(title: string, text: string): Promise<boolean> {
  try {
    await navigator.share({ title, text })
    return false
  } catch (error) {
    return isShareFailure(error)
  }
}

type Props = {
  title: string
  /** One payment per line. */
  lines: readonly string[]
  /** The bets that the lines cover: 'From the last 25 bets.' */
  source?: string | undefined
}

const canShare = (): boolean => typeof navigator.share === 'function'

/** Who pays whom, as text to copy or share. No payment is made here. */
export function SettleText({ title, lines, source }: Props) {
  const [failed, setFailed] = useState(false)
  const text = [title, ...lines, ...(source ? [source] : [])].join('\n')
  return (
    <div className={styles.settle}>
      <ul role="list" className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <CopyButton label="Copy" text={() => text} small />
        {canShare() && (
          <Button variant="line" small onClick={() => void shareText(title, text).then(setFailed)}>
            Share
          </Button>
        )}
        <span role="status" className={styles.done}>
          {failed && betMessages.notShared}
        </span>
      </div>
    </div>
  )
}
