import { useEffect, useState, type ReactNode } from 'react'
import { emailKey } from '~/domain/account/credentials'
import { accountMessages } from '~/domain/messages/account'
import { outboxMessages } from '~/domain/messages/outbox'
import { fullName, shownName } from '~/domain/people/names'
import { paths } from '~/routing/paths'
import { session } from '~/session/session'
import { golferId } from '~/session/session-types'
import { useSession } from '~/session/use-session'
import { Button, buttonClass } from '~/ui/actions/button'
import { Link } from '~/ui/actions/link'
import { Notice } from '~/ui/feedback/notice'
import { Status } from '~/ui/feedback/status'
import { restoreFocus } from '~/ui/focus/focus'
import text from '~/ui/layout/text.module.css'
import { PlainColumn, PlainTitle } from './plain-column'

/** Loads the code that counts a golfer's unposted scores. */
type LoadScores = () => Promise<{ countUnsent: (userId: number) => Promise<number> }>

/** The number of the signed-in golfer's unposted scores; 0 until it is known, and if its code cannot be loaded. */
export function useUnsentCount(loadScores: LoadScores): number {
  const userId = golferId(useSession())
  const [counted, setCounted] = useState<{ userId: number; unsent: number }>()
  useEffect(() => {
    if (userId === undefined) return undefined
    let isCurrent = true
    void loadScores()
      .then((code) => code.countUnsent(userId))
      .then((unsent) => isCurrent && setCounted({ userId, unsent }))
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [userId, loadScores])
  return counted && counted.userId === userId ? counted.unsent : 0
}

type Props = {
  /** Whose account the page is for; undefined for a new one. */
  email?: string | undefined
  /** The golfer who has already agreed to be signed out, on the page before. */
  agreedBy?: number | undefined
  loadScores: LoadScores
  children: ReactNode
}

/**
 * Asks a signed-in golfer before a page that signs another one in (R21): their session ends with it, and the scores that are
 * not posted are deleted.
 */
export function SwitchAccounts({ email, agreedBy, loadScores, children }: Props) {
  const state = useSession()
  const unsent = useUnsentCount(loadScores)
  const [isSwitching, setSwitching] = useState(false)
  useEffect(() => {
    if (isSwitching) restoreFocus() // the pressed button is removed
  }, [isSwitching])
  if (isSwitching) return children
  // A link that verifies an email is used as soon as its page is there.
  if (state.status === 'starting' && session.hasTokens()) return <PlainColumn>{null}</PlainColumn>
  if (state.status !== 'signed-in' && state.status !== 'unreachable') return children
  if (agreedBy !== undefined && agreedBy === golferId(state)) return children
  /** Not known while the host cannot be reached. */
  const user = state.status === 'signed-in' ? state.user : undefined
  if (email !== undefined && user && emailKey(email) === emailKey(user.us_email)) return children
  return (
    <PlainColumn>
      <PlainTitle>You’re already signed in</PlainTitle>
      <p className={text.lede}>
        {user ? (
          <>
            You are signed in as <bdi>{shownName(fullName(user))}</bdi>.
          </>
        ) : (
          accountMessages.signedIn
        )}
        {email !== undefined && (
          <>
            {' '}
            This page is for <bdi>{email}</bdi>.
          </>
        )}{' '}
        {email === undefined ? accountMessages.newAccountSignsOut : accountMessages.switchSignsOut}
      </p>
      <Status>
        {unsent > 0 && <Notice kind="warn">{outboxMessages.unsentSwitch(unsent)}</Notice>}
      </Status>
      <Link className={buttonClass('primary', { wide: true })} to={paths.linx()}>
        Stay signed in
      </Link>
      <Button variant="quiet" wide onClick={() => setSwitching(true)}>
        {email === undefined ? 'Create another account' : 'Switch accounts'}
      </Button>
    </PlainColumn>
  )
}
