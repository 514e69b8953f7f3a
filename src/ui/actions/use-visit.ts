import { useEffect, useRef, type RefObject } from 'react'

/** A controller that is aborted when the component unmounts, which ends the work it has started (R14). */
export function useVisit(): RefObject<AbortController> {
  const visit = useRef(new AbortController())
  useEffect(() => {
    const own = new AbortController() // a component that mounts again gets a new one
    visit.current = own
    return () => own.abort()
  }, [])
  return visit
}
