import { useEffect } from 'react'
import { blockReload } from '~/lib/block-reload'

/** While `needed`, the browser asks before the page is closed or reloaded, and the app reloads nothing by itself. */
export function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    const done = blockReload()
    return () => {
      window.removeEventListener('beforeunload', warn)
      done()
    }
  }, [isNeeded])
}
