import { useRef, useState } from 'react'
import { sumOfBets } from '~/domain/scores/bet-amount'
import { moneyText } from '~/domain/scores/money'
import { Button } from '~/ui/actions/button'
import { focusAndScroll } from '~/ui/focus/focus'
import { Card } from '~/ui/layout/card'
import { MAX_PARTNERS, type Partner } from '../draft/score-draft'
import { PartnerRow } from './partner-row'
import { PartnerSearch, type Golfer } from './partner-search'
import styles from './partners-field.module.css'

type Props = {
  userId: number
  partners: readonly Partner[]
  /** Golfers played with lately on this device, newest first. */
  recent: readonly Golfer[]
  onChange: (edit: (partners: readonly Partner[]) => readonly Partner[]) => void
}

/** Who played along, and the whole dollars won from or lost to each. */
export function PartnersField({ userId, partners, recent, onChange }: Props) {
  const search = useRef<HTMLInputElement>(null)
  const [added, setAdded] = useState<number>()
  const taken = new Set([userId, ...partners.map((partner) => partner.userId)])
  const offered = recent.filter((golfer) => !taken.has(golfer.userId))
  const full = partners.length >= MAX_PARTNERS

  function add(golfer: Golfer): void {
    setAdded(golfer.userId)
    onChange((now) =>
      now.some((partner) => partner.userId === golfer.userId) || now.length >= MAX_PARTNERS
        ? now
        : [...now, { ...golfer, dollars: '' }],
    )
  }

  function remove(removedId: number): void {
    onChange((now) => now.filter((partner) => partner.userId !== removedId))
    focusAndScroll(search.current)
  }

  return (
    <Card inside="section">
      <div className={styles.head}>
        <h2>Partners</h2>
        <span>Dollars won or lost</span>
      </div>
      {partners.length > 0 && (
        <ul role="list" className={styles.rows}>
          {partners.map((partner) => (
            <PartnerRow
              key={partner.userId}
              partner={partner}
              focused={partner.userId === added}
              onDollars={(dollars) =>
                onChange((now) =>
                  now.map((one) => (one.userId === partner.userId ? { ...one, dollars } : one)),
                )
              }
              onRemove={() => remove(partner.userId)}
            />
          ))}
        </ul>
      )}
      <p className={styles.sum} role="status">
        {partners.length > 0 && `Total bets: ${moneyText(sumOfBets(partners))}`}
      </p>
      {!full && offered.length > 0 && (
        <ul role="list" className={styles.chips} aria-label="Recent partners">
          {offered.map((golfer) => (
            <li key={golfer.userId}>
              <Button variant="line" small onClick={() => add(golfer)}>
                <span aria-hidden="true">+ </span>
                <bdi>{golfer.name}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {full ? <p className={styles.sum}>A score can have up to {MAX_PARTNERS} partners.</p> : null}
      {!full && <PartnerSearch ref={search} taken={taken} onAdd={add} />}
    </Card>
  )
}
