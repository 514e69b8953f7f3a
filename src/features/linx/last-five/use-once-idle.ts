import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { afterPaint } from '~/lib/after-paint'

/** Whether there was a moment, since this came on the screen, in which nothing was being loaded: the page has what it asked for. */
export function useOnceIdle(): boolean {
  const client = useQueryClient()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (isIdle) return undefined
    const check = () => {
      if (client.isFetching() === 0) setIdle(true)
    }
    const callOff = afterPaint(check) // the page's own loads begin with its first paint
    const stop = client.getQueryCache().subscribe(() => queueMicrotask(check)) // never while something is being drawn
    return () => {
      callOff()
      stop()
    }
  }, [client, isIdle])
  return isIdle
}
