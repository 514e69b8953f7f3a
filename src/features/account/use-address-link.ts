import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { mailedField } from '~/domain/account/mailed-link-field'
import { dropMailedLink, mailedLink } from '~/routing/mailed-link'
import { paths } from '~/routing/paths'

/** The token and email of the mailed link. They were removed from the address bar at startup. */
export function useAddressLink(): { token: string; email: string } | undefined {
  const { search } = useLocation()
  const [link] = useState(() => {
    const query = mailedLink(paths.checkEmail()) || search
    const [token, email] = [mailedField(query, 'token'), mailedField(query, 'email')]
    return token && email ? { token, email } : undefined
  })
  useEffect(() => dropMailedLink(), []) // used immediately, and once
  return link
}
