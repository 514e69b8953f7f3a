import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { createStore } from 'zustand/vanilla'

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

/** A card that another part of the app puts into the feed, where it moves nothing that is on the screen. */
export const feedCard = createStore<{ card: ReactNode }>(() => ({ card: undefined }))
