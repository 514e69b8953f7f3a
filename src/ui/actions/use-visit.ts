import { useEffect, useRef, type RefObject } from 'react'

/** A controller that is aborted when the component is removed, for what is under way then (R14). */
export function useVisit(): RefObject<AbortController> {
  const visit = useRef(new AbortController())
  useEffect(() => {
    const own = new AbortController() // a component that is mounted again has another one
    visit.current = own
    return () => own.abort()
  }, [])
  return visit
}
