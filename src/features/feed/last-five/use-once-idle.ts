import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { afterPaint } from '~/lib/after-paint'

/** Whether no query has been loading at some moment since this mounted: the page has its data. */
export function useOnceIdle(): boolean {
  const client = useQueryClient()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (isIdle) return undefined
    const check = () => {
      if (client.isFetching() === 0) setIdle(true)
    }
    const callOff = afterPaint(check) // the page's own queries start with its first paint
    const stop = client.getQueryCache().subscribe(() => queueMicrotask(check)) // never during a render
    return () => {
      callOff()
      stop()
    }
  }, [client, isIdle])
  return isIdle
}
