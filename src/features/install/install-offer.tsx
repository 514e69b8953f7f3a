import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '~/routing/paths'
import { install } from './app-install'
import { InstallCard } from './install-card'

/** The offer to install the app, from the second visit on, while the golfer reads Linx. */
export function InstallOffer() {
  const offered = useSyncExternalStore(install.subscribe, install.offered)
  const { pathname } = useLocation()
  useEffect(() => install.visit(), [])
  if (!offered || pathname !== paths.linx()) return null
  return <InstallCard way={offered} ask={install.ask} onDecline={install.decline} />
}
