import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand/react'
import { paths } from '~/routing/paths'
import { install } from './app-install'
import { InstallCard } from './install-card'

/** The offer to install the app, on Linx from the second visit on. */
export function InstallOffer() {
  const method = useStore(install.revision, install.offeredMethod)
  const { pathname } = useLocation()
  useEffect(() => install.visit(), [])
  if (!method || pathname !== paths.linx()) return null
  return <InstallCard method={method} onInstall={install.prompt} onDecline={install.decline} />
}
