import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

const ID = 'bar-slot'

/** The place in the top bar where a page may show a message. */
export const BarSlot = ({ className }: { className: string | undefined }) => (
  <div id={ID} className={className} />
)

/** Shows a message of the page in the top bar; in its own place where there is no bar. */
export function InBar({ children }: { children: ReactNode }) {
  const [place] = useState(() => document.getElementById(ID))
  return place ? createPortal(children, place) : children
}
