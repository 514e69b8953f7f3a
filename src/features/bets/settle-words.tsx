import { useState } from 'react'
import { betMessages } from '~/domain/messages/bets'
import { Button } from '~/ui/button'
import { copyText, shareText, type Shared } from './share-text'
import styles from './settle-words.module.css'

type Props = {
  title: string
  /** One payment a line. */
  lines: readonly string[]
  /** What the lines are made of: 'From the last 25 bets.' */
  source?: string | undefined
}

const canShare = (): boolean => typeof navigator.share === 'function'

/** Who pays whom, to be copied or shared. No money moves here. */
export function SettleWords({ title, lines, source }: Props) {
  const [done, setDone] = useState<Shared>()
  const text = [title, ...lines, ...(source ? [source] : [])].join('\n')
  const tell = (outcome: Promise<Shared>) => void outcome.then(setDone)
  return (
    <div className={styles.settle}>
      <ul role="list" className={styles.lines}>
        {lines.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="line" small onClick={() => tell(copyText(text))}>
          Copy
        </Button>
        {canShare() && (
          <Button variant="line" small onClick={() => tell(shareText(title, text))}>
            Share
          </Button>
        )}
        <span role="status" className={styles.done}>
          {done === 'copied' && betMessages.copied}
          {done === 'failed' && betMessages.notCopied}
        </span>
      </div>
    </div>
  )
}
