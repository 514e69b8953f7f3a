import { useEffect, useEffectEvent, useState } from 'react'

type Options = {
  /** Whether the tees that the draft names are still being read. */
  isLoading: boolean
  /** Called when they are there, or could not be read. */
  post: () => void
}

/** Holds a post that was pressed before the chosen tees are read, as on a slow network after a reload. */
export function useHoldForTees({ isLoading, post }: Options): {
  isHeld: boolean
  /** Returns whether the post has to wait. */
  hold: () => boolean
} {
  const [isHeld, setIsHeld] = useState(false)
  const [released, setReleased] = useState(0)
  if (isHeld && !isLoading) {
    setIsHeld(false)
    setReleased(released + 1)
  }
  const goOn = useEffectEvent(post)
  useEffect(() => {
    if (released > 0) goOn()
  }, [released])
  return {
    isHeld,
    hold() {
      if (isLoading) setIsHeld(true)
      return isLoading
    },
  }
}
