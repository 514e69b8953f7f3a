import { useId, useRef, useState } from 'react'
import {
  sumOfBets,
  betFigure,
  isLost,
  switchedBet,
  tidyBet,
  typedBet,
} from '~/domain/scores/bet-amount'
import { moneyText } from '~/domain/scores/money'
import { Button } from '~/ui/actions/button'
import { focusAndScroll } from '~/ui/focus/focus'
import { Card } from '~/ui/layout/card'
import { isPartnerOpen } from '../draft/new-draft'
import { MAX_PARTNERS, type Partner, type ScoreDraft } from '../draft/score-draft'
import type { ChangeDraft } from '../draft/use-autosaved-draft'
import { keepFieldFocus } from '../form/use-field-focus'
import { PartnerSearch, type Golfer } from './partner-search'
import styles from './partners-field.module.css'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { matchesName } from '~/domain/people/list-view'
import { distinctNames, namesakeMarks, shownName } from '~/domain/people/names'
import { useFocusWhen } from '~/ui/focus/use-focus'
import { IconButton } from '~/ui/actions/icon-button'
import { useSingleTap } from '~/ui/actions/use-single-tap'
import { Person } from '~/features/people/person'

type PartnerRowProps = {
  partner: Partner
  /** The name in the labels, unique among the partners. */
  short: string
  /** What distinguishes them from a partner with the same name. */
  mark: string | undefined
  /** It was added just now: the amount takes the cursor. */
  focused: boolean
  onDollars: (dollars: string) => void
  /** Shared by all rows, since a double tap would remove the next partner, too. */
  tap: ReturnType<typeof useSingleTap>
  onRemove: () => void
}

/** A partner with an amount, a sign button (number pads have no minus) and a remove button. */
function PartnerRow(props: PartnerRowProps) {
  const { partner, short, mark, focused, onDollars, tap, onRemove } = props
  const { name, picture, dollars } = partner
  const reason = useId()
  /** The rejected text. */
  const [refused, setRefused] = useState<string>()
  const amount = useFocusWhen<HTMLInputElement>(focused, { scroll: true })
  const hasLost = isLost(dollars)
  const figure = betFigure(dollars)

  function type(text: string): void {
    // Digits typed after a rejected decimal point are cents, which would turn into hundreds of dollars.
    const areCents =
      refused === `${figure}.` && text.startsWith(figure) && text.length > figure.length
    const given = /^\s*[+−-]/.test(text) || !hasLost ? text : `-${text}`
    const next = areCents ? undefined : typedBet(given, dollars)
    if (next !== undefined) onDollars(next)
    if (!areCents) setRefused(next === undefined ? text : undefined)
  }

  return (
    <li>
      <div className={styles.row}>
        <Person name={name} picture={picture} size="s" className={styles.who}>
          <bdi className={styles.name}>{shownName(name)}</bdi>
          {mark && <span className={styles.facts}>{mark}</span>}
        </Person>
        <div className={styles.stake} data-sign={hasLost ? '-' : '+'}>
          <button
            type="button"
            aria-label={`${hasLost ? 'Lost to' : 'Won from'} ${short}. Switch`}
            onClick={() => onDollars(switchedBet(dollars))}
          >
            {hasLost ? '−' : '+'}
          </button>
          <label>
            $
            <input
              ref={amount}
              inputMode="numeric"
              autoComplete="off"
              placeholder="0"
              aria-label={`Dollars with ${short}`}
              aria-invalid={refused !== undefined || undefined}
              aria-describedby={refused === undefined ? undefined : reason}
              value={figure}
              style={{ inlineSize: `${figure.length}ch` }}
              onChange={({ target }) => type(target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') event.preventDefault() // would post the score
                if (event.key === 'Backspace') setRefused(undefined) // deletes the rejected point
              }}
              onBlur={() => {
                setRefused(undefined)
                onDollars(tidyBet(dollars))
              }}
            />
          </label>
        </div>
        <IconButton
          label={`Remove ${mark ? short : shownName(name)}`}
          icon="close"
          onClick={tap(onRemove)}
        />
      </div>
      {refused !== undefined && (
        <p className={styles.refused} id={reason} role="alert">
          {scoreEntryMessages.wholeDollars}
        </p>
      )}
    </li>
  )
}

type Props = {
  draft: Pick<ScoreDraft, 'userId' | 'partners' | 'partnerName'>
  change: ChangeDraft
  /** The score when Post was pressed; undefined before. */
  submitted: ScoreDraft | undefined
  /** The partners of recent scores posted from this device, newest first. */
  recent: readonly Golfer[]
}

/** The golfer's partners, and the whole dollars won from or lost to each. */
export function PartnersField({ draft, change, submitted, recent }: Props) {
  const { userId, partners, partnerName = '' } = draft
  const search = useRef<HTMLInputElement>(null)
  const [added, setAdded] = useState<number>()
  const tap = useSingleTap()
  const taken = new Set([userId, ...partners.map((partner) => partner.userId)])
  const offered = recent.filter((golfer) => !taken.has(golfer.userId))
  const names = distinctNames(partners)
  const marks = namesakeMarks(partners)
  const offeredMarks = namesakeMarks([...partners, ...offered]).slice(partners.length)
  const isFull = partners.length >= MAX_PARTNERS
  /** Post was pressed with this name. With another partner since then, it is typed for the next one. */
  const wasNameSubmitted =
    isPartnerOpen(draft) &&
    submitted?.partnerName === partnerName &&
    submitted.partners.length === partners.length

  /** A recent partner leaves another typed name in the search. */
  function add(golfer: Golfer, isFound = false): void {
    setAdded(golfer.userId)
    change(({ partners: now }) => {
      // Two quick presses add a golfer once.
      const canAdd =
        now.length < MAX_PARTNERS && now.every(({ userId: id }) => id !== golfer.userId)
      return {
        partners: canAdd ? [...now, { ...golfer, dollars: '' }] : now,
        partnerName: isFound || matchesName(golfer.name, partnerName) ? undefined : partnerName,
      }
    })
  }

  function remove(removedId: number): void {
    change((now) => ({ partners: now.partners.filter(({ userId: id }) => id !== removedId) }))
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
          {partners.map((partner, at) => (
            <PartnerRow
              key={partner.userId}
              partner={partner}
              short={names[at] ?? ''}
              mark={marks[at]}
              focused={partner.userId === added}
              onDollars={(dollars) =>
                change((now) => ({
                  partners: now.partners.map((one) =>
                    one.userId === partner.userId ? { ...one, dollars } : one,
                  ),
                }))
              }
              tap={tap}
              onRemove={() => remove(partner.userId)}
            />
          ))}
        </ul>
      )}
      <p className={styles.sum} role="status">
        {partners.length > 0 && `Total bets: ${moneyText(sumOfBets(partners))}`}
      </p>
      {!isFull && offered.length > 0 && (
        <ul role="list" className={styles.chips} aria-label="Recent partners">
          {offered.map((golfer, at) => (
            <li key={golfer.userId}>
              <Button variant="line" small onMouseDown={keepFieldFocus} onClick={() => add(golfer)}>
                <span aria-hidden="true">+ </span>
                <bdi>{golfer.name}</bdi>
                {offeredMarks[at] && ` (${offeredMarks[at]})`}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className={styles.sum}>A score can have up to {MAX_PARTNERS} partners.</p>
      ) : (
        <PartnerSearch
          ref={search}
          userId={userId}
          taken={taken}
          typed={partnerName}
          onType={(name) => change(() => ({ partnerName: name || undefined }))}
          error={wasNameSubmitted ? scoreEntryMessages.partnerNotChosen : undefined}
          onAdd={(golfer) => add(golfer, true)}
        />
      )}
    </Card>
  )
}
