import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useStore } from 'zustand/react'
import { Button } from '../actions/button'
import { Icon } from '../icons/icon'
import { focusHolder, restoreFocus } from '../focus/focus'
import { useRegionReady } from './status'
import styles from './toast-host.module.css'
import { toasts as appToasts, type Toast, type Toasts } from './toasts'

const TEXT_INPUT = 'input, textarea, select, [contenteditable]'

/** Shows the bar of `toasts`. Rendered once in the app. */
export function ToastHost({ toasts = appToasts }: { toasts?: Toasts }) {
  const toast = useStore(toasts)
  const isReady = useRegionReady()
  return (
    <div className={styles.slot} role="status">
      {isReady && toast && <Bar key={toast.message} toast={toast} toasts={toasts} />}
    </div>
  )
}

/** Ctrl+Z, or Cmd+Z on a Mac, undoes the bar's action, except while typing. */
function useUndoKey(undo: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, target, defaultPrevented } = event
      if (key.toLowerCase() !== 'z' || shiftKey || !(ctrlKey || metaKey)) return
      if (defaultPrevented) return // the score pad has its own undo
      if (target instanceof Element && target.closest(TEXT_INPUT)) return
      event.preventDefault()
      undo()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [undo])
}

/**
 * Pauses the bar's timer while it has the pointer or the focus; Escape closes it, and the focus is restored when it is
 * removed.
 */
function useHoldWhileActive(toasts: Toasts): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return undefined
    const listeners = new AbortController()
    const { signal } = listeners
    const onLeave = () => element.contains(document.activeElement) || toasts.release()
    const onBlur = () => element.matches(':hover') || toasts.release()
    element.addEventListener('pointerenter', toasts.hold, { signal })
    element.addEventListener('pointerleave', onLeave, { signal })
    element.addEventListener('focusin', toasts.hold, { signal })
    element.addEventListener('focusout', onBlur, { signal })
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && toasts.close()
    element.addEventListener('keydown', onKeyDown, { signal })
    return () => {
      listeners.abort()
      if (element.contains(focusHolder())) queueMicrotask(restoreFocus)
    }
  }, [toasts])
  return bar
}

function Bar({ toast, toasts }: { toast: Toast; toasts: Toasts }) {
  const bar = useHoldWhileActive(toasts)
  useUndoKey(toast.undo ? toasts.undo : doNothing)
  return (
    <div ref={bar} className={styles.bar}>
      <p>{toast.message}</p>
      {toast.undo && (
        <Button variant="quiet" small onClick={toasts.undo}>
          Undo
        </Button>
      )}
      <button type="button" className={styles.close} aria-label="Close" onClick={toasts.close}>
        <Icon name="close" small />
      </button>
    </div>
  )
}

const doNothing = () => {}
