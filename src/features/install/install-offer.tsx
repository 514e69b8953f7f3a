import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '~/routing/paths'
import { install } from './app-install'
import { InstallCard } from './install-card'

/** The offer to install the app, on Linx from the second visit on. */
export function InstallOffer() {
  const method = useSyncExternalStore(install.subscribe, install.offeredMethod)
  const { pathname } = useLocation()
  useEffect(() => install.visit(), [])
  if (!method || pathname !== paths.linx()) return null
  return <InstallCard method={method} onInstall={install.prompt} onDecline={install.decline} />
}
