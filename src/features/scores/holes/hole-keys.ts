import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { HoleEntryControls } from './use-hole-entry'

const MOVES = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
  ['ArrowDown', 9],
  ['ArrowUp', -9],
])

function typeOnCard(event: KeyboardEvent, controls: HoleEntryControls): void {
  const { key, ctrlKey, metaKey, altKey } = event
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') controls.undo()
  else if (ctrlKey || metaKey || altKey) return
  else if (/^[0-9]$/.test(key)) controls.digit(Number(key))
  else if (MOVES.has(key)) controls.move(MOVES.get(key) ?? 0)
  else if (key === 'Home') controls.select(1)
  else if (key === 'End') controls.select(18)
  else if (key === 'Backspace' || key === 'Delete') controls.enter(null)
  else if (key !== 'Enter' || !controls.settle()) return
  event.preventDefault()
}

/**
 * The card by keyboard, from its cells and from the pad: digits write, arrows move, Backspace clears, Control or Command and
 * Z takes back. Listened to on the element around both, which is nothing to be focused itself.
 */
export function useCardKeys(controls: HoleEntryControls): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null)
  const typed = useEffectEvent((event: KeyboardEvent) => typeOnCard(event, controls))
  useEffect(() => {
    const element = card.current
    const onKeyDown = (event: KeyboardEvent) => typed(event)
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [])
  return card
}
