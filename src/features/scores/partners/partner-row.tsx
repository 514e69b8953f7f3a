import { useState } from 'react'
import { betFigure, isLost, switchedBet, tidyBet, typedBet } from '~/domain/scores/bet-amount'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { firstName, shownName } from '~/domain/people/names'
import { useFocusWhen } from '~/ui/focus/use-focus'
import { IconButton } from '~/ui/actions/icon-button'
import type { Partner } from '../draft/score-draft'
import { Person } from '~/features/people/person'
import styles from './partners-field.module.css'

type Props = {
  partner: Partner
  /** It was added just now: the amount takes the cursor. */
  focused: boolean
  onDollars: (dollars: string) => void
  onRemove: () => void
}

/** A partner with an amount, a sign button (number pads have no minus) and a remove button. */
export function PartnerRow({ partner, focused, onDollars, onRemove }: Props) {
  const { name, picture, dollars } = partner
  const [refused, setRefused] = useState(false)
  const amount = useFocusWhen<HTMLInputElement>(focused, { scroll: true })
  const lost = isLost(dollars)
  const first = firstName(name)

  function type(text: string): void {
    const given = /^\s*[+−-]/.test(text) || !lost ? text : `-${text}`
    const next = typedBet(given)
    setRefused(next === undefined)
    if (next !== undefined) onDollars(next)
  }

  return (
    <li>
      <div className={styles.row}>
        <Person name={name} picture={picture} size="s" className={styles.who}>
          <bdi className={styles.name}>{shownName(name)}</bdi>
        </Person>
        <div className={styles.stake} data-sign={lost ? '-' : '+'}>
          <button
            type="button"
            aria-label={`${lost ? 'Lost to' : 'Won from'} ${first}. Switch`}
            onClick={() => onDollars(switchedBet(dollars))}
          >
            {lost ? '−' : '+'}
          </button>
          <span>
            $
            <input
              ref={amount}
              inputMode="numeric"
              autoComplete="off"
              placeholder="0"
              aria-label={`Dollars with ${first}`}
              aria-invalid={refused || undefined}
              value={betFigure(dollars)}
              onChange={({ target }) => type(target.value)}
              onBlur={() => {
                setRefused(false)
                onDollars(tidyBet(dollars))
              }}
            />
          </span>
        </div>
        <IconButton label={`Remove ${shownName(name)}`} icon="close" onClick={onRemove} />
      </div>
      {refused && (
        <p className={styles.refused} role="alert">
          {scoreEntryMessages.wholeDollars}
        </p>
      )}
    </li>
  )
}
