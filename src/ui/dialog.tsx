import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { restoreFocus } from './focus-tracking'
import styles from './dialog.module.css'

type Props = {
  open: boolean
  /** Escape, or the browser's own way back. The parent sets `open` to false. */
  onClose: () => void
  title: ReactNode
  /** `sheet` rises from the bottom on phones and holds work; `alert` stays in the middle. */
  kind?: 'sheet' | 'alert' | undefined
  /** The id of the text that says what an alert is about. */
  describedBy?: string | undefined
  onEnter?: (() => void) | undefined
  children: ReactNode
}

/**
 * A modal dialog on the native element: the page behind is inert, Tab stays inside, and closing gives the focus back to
 * where it was, never to nobody. The first control takes the focus, or the one marked `data-first-focus`.
 */
export const Dialog = (props: Props) => (props.open ? <OpenDialog {...props} /> : null)

function OpenDialog({ onClose, title, kind = 'sheet', describedBy, onEnter, children }: Props) {
  const titleId = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    // Listened to by hand: React has no way to say that only the dialog's own events count (a file input's
    // 'cancel' bubbles up to here).
    const cancelled = (event: Event) => {
      if (event.target !== dialog) return
      event.preventDefault() // closing is the parent's decision
      close()
    }
    // A browser may close it all the same at the second Escape.
    const closed = () => {
      if (!dialog.open) close()
    }
    dialog.addEventListener('cancel', cancelled)
    dialog.addEventListener('close', closed)
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => {
      dialog.removeEventListener('cancel', cancelled)
      dialog.removeEventListener('close', closed)
      dialog.close() // gives the focus back,
      queueMicrotask(restoreFocus) // unless what had it was disabled while it worked, or is gone
    }
  }, [])

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      data-kind={kind}
      role={kind === 'alert' ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !onEnter || event.nativeEvent.isComposing) return
        if (event.target instanceof Element && event.target.closest('a, [data-own-enter]')) return
        event.preventDefault()
        // An Enter still held down from the form below must not answer the dialog it opened.
        if (!event.repeat) onEnter()
      }}
    >
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}

/** The dialog's buttons: in a column, or two of equal weight side by side, the safe one first. */
export const DialogActions = ({ pair, children }: { pair?: boolean; children: ReactNode }) => (
  <div className={styles.actions} data-pair={pair || undefined}>
    {children}
  </div>
)

/** For the paragraph an alert is about: breaks long words of the server. */
export const dialogMessageClass = styles.message
