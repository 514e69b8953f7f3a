import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '~/routing/paths'

/** The token and email of a mailed link. The address bar loses them before the first request is sent (R20). */
export function useAddressLink(): { token: string; email: string } | undefined {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const token = query.get('token')
  const email = query.get('email')
  const [link, setLink] = useState<{ token: string; email: string }>()
  if (token && email && (link?.token !== token || link.email !== email)) setLink({ token, email })
  const shown = token !== null
  useEffect(() => {
    if (shown) void navigate(paths.checkEmail(), { replace: true })
  }, [shown, navigate])
  return shown ? undefined : link
}
