import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { SessionAnswer } from '~/api/decode/auth'
import { mailedField } from '~/domain/account/mailed-link-field'
import { ResetPassword } from '~/features/account/reset-password'
import { dropMailedLink, mailedLink } from '~/routing/mailed-link'
import { paths } from '~/routing/paths'
import { session } from '~/session/session'

/** Sets a new password by a mailed link and signs in. */
export function Page() {
  const { search } = useLocation()
  const [query] = useState(() => mailedLink(paths.resetPassword()) || search)
  const navigate = useNavigate()
  async function enter(answer: SessionAnswer): Promise<void> {
    await session.adopt(answer)
    await navigate(paths.linx(), { replace: true })
  }
  return (
    <ResetPassword
      token={mailedField(query, 'token')}
      email={mailedField(query, 'email')}
      onSpent={() => dropMailedLink()}
      onDone={enter}
    />
  )
}
