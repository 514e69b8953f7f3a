import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { afterPaint } from '~/lib/after-paint'

/** Whether there was a moment, since this came on the screen, in which nothing was being loaded: the page has what it asked for. */
export function useOnceQuiet(): boolean {
  const client = useQueryClient()
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    if (isQuiet) return undefined
    const look = () => {
      if (client.isFetching() === 0) setQuiet(true)
    }
    const callOff = afterPaint(look) // the page's own loads begin with its first paint
    const stop = client.getQueryCache().subscribe(() => queueMicrotask(look)) // never while something is being drawn
    return () => {
      callOff()
      stop()
    }
  }, [client, isQuiet])
  return isQuiet
}
