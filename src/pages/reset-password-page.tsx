import { useNavigate, useSearchParams } from 'react-router-dom'
import type { SessionAnswer } from '~/api/decode/auth'
import { ResetPassword } from '~/features/account/reset-password'
import { paths } from '~/routing/paths'
import { session } from '~/session/session'

/** Sets a new password by a mailed link and signs in (golf-features section 2). */
export function Page() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  async function enter(answer: SessionAnswer): Promise<void> {
    await session.adopt(answer)
    await navigate(paths.linx(), { replace: true })
  }
  return (
    <ResetPassword
      token={query.get('token') ?? undefined}
      email={query.get('email') ?? undefined}
      onSpent={() => void navigate(paths.resetPassword(), { replace: true })}
      onDone={enter}
    />
  )
}
