import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '~/ui/actions/link'
import { ApiError, saysNotDone } from '~/api/errors'
import { failureText } from '~/domain/account/failure-text'
import { paths } from '~/routing/paths'
import { Bunker } from '~/ui/art/bunker'
import { CourseMap } from '~/ui/art/course-map'
import { Button, buttonClass } from '~/ui/actions/button'
import { useVisit } from '~/ui/actions/use-visit'
import { mailedField } from '~/domain/account/mailed-link-field'
import { dropMailedLink, mailedLink } from '~/routing/mailed-link'
import { SetupScreen } from './setup-screen'
import { accountMutations, type MailedLink } from './mutations'

/** The token and email of the mailed link. They were removed from the address bar at startup. */
export function useAddressLink(): MailedLink | undefined {
  const { search } = useLocation()
  const [link] = useState(() => {
    const query = mailedLink(paths.checkEmail()) || search
    const [token, email] = [mailedField(query, 'token'), mailedField(query, 'email')]
    return token && email ? { token, email } : undefined
  })
  useEffect(() => dropMailedLink(), []) // used immediately, and once
  return link
}

/** Request Timeout and Too Many Requests say nothing about the link. */
const RETRYABLE_STATUSES = [408, 429]

/** Whether the host has refused the link; after any other failure it can be used again. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  (saysNotDone(error.data) ||
    (error.status >= 400 && error.status < 500 && !RETRYABLE_STATUSES.includes(error.status)))

type Props = {
  link: MailedLink
  onVerified: () => void
}

/**
 * Verifies the email of a mailed link, then continues the setup. The request is sent once, however often this renders.
 */
export function EmailLink({ link, onVerified }: Props) {
  const client = useQueryClient()
  const options = accountMutations.verifyEmail()
  const visit = useVisit()
  const { mutate, isIdle, isError, error } = useMutation({
    ...options,
    onSuccess() {
      if (!visit.current.signal.aborted) onVerified() // a golfer who has left is not taken back (R14)
    },
  })
  const hasStarted = useEffectEvent(() => !isIdle || client.isMutating(options) > 0)
  useEffect(() => {
    if (!hasStarted()) mutate(link)
  }, [link, mutate])
  if (!isError) {
    return (
      <SetupScreen art={<CourseMap />} title="Checking your email">
        <p role="status">One moment while we open your link.</p>
      </SetupScreen>
    )
  }
  return (
    <SetupScreen
      art={<Bunker />}
      title={isRefused(error) ? 'This link has expired' : 'We couldn’t open your link'}
    >
      <p role="alert">{failureText(error)}</p>
      {!isRefused(error) && (
        <Button variant="primary" wide onClick={() => mutate(link)}>
          Try again
        </Button>
      )}
      <Link
        className={buttonClass(isRefused(error) ? 'primary' : 'quiet', { wide: true })}
        to={paths.login()}
      >
        Login
      </Link>
    </SetupScreen>
  )
}
