import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { api } from '~/api/client'
import { assertDone } from '~/api/done'
import { failureText } from '~/domain/account/failure-text'
import { paths } from '~/routing/paths'
import { Bunker } from '~/ui/art/bunker'
import { CourseMap } from '~/ui/art/course-map'
import { buttonClass } from '~/ui/actions/button'
import { SetupScreen } from './account-setup'

type Props = {
  link: { token: string; email: string }
  onVerified: () => void
}

/**
 * Verifies the email of a mailed link, then continues the setup. The request is sent once, however often this renders.
 */
export function EmailLink({ link, onVerified }: Props) {
  const [failure, setFailure] = useState<string>()
  const hasStarted = useRef(false)
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    api
      .POST('/api/auth/verify-email', { body: link })
      .then(assertDone)
      .then(onVerified, (error: unknown) => setFailure(failureText(error)))
  }, [link, onVerified])
  if (failure === undefined) {
    return (
      <SetupScreen art={<CourseMap />} title="Checking your email">
        <p role="status">One moment. We are opening your link.</p>
      </SetupScreen>
    )
  }
  return (
    <SetupScreen art={<Bunker />} title="This link has expired">
      <p role="alert">{failure}</p>
      <Link className={buttonClass('primary', { wide: true })} to={paths.login()}>
        Login
      </Link>
    </SetupScreen>
  )
}
