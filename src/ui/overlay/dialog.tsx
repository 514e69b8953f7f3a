import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react'
import { focusAndScroll, openDialog, restoreFocus } from '../focus/focus'
import styles from './dialog.module.css'

/** Marks the page for its style sheet while a dialog is open. */
const markPage = () =>
  document.documentElement.toggleAttribute('data-modal', openDialog() !== undefined)

/**
 * Opens a modal dialog while the component is mounted, then calls `onOpen`, which may move the focus. Until the last dialog is
 * closed, touch does not scroll the page behind it. `onClose` is called on Escape and the browser's back gesture; the parent
 * unmounts the dialog, which restores the focus. Returns the ref of the `<dialog>`.
 */
export function useModal(onClose: () => void, onOpen: (dialog: HTMLDialogElement) => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  const opened = useEffectEvent(onOpen)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    // Native listeners: in React, the 'cancel' event of a file input inside bubbles up to the dialog.
    const canceled = (event: Event) => {
      if (event.target !== dialog) return
      event.preventDefault() // the parent decides whether it closes
      close()
    }
    // Browsers close it anyway at the second Escape.
    const closed = () => {
      markPage()
      if (!dialog.open) close()
    }
    dialog.addEventListener('cancel', canceled)
    dialog.addEventListener('close', closed)
    dialog.showModal()
    markPage()
    opened(dialog)
    return () => {
      dialog.removeEventListener('cancel', canceled)
      dialog.removeEventListener('close', closed)
      dialog.close()
      markPage()
      // The browser returns the focus, but not to an element that was disabled or removed meanwhile.
      queueMicrotask(restoreFocus)
    }
  }, [])
  return ref
}

type Props = {
  open: boolean
  /** Called on Escape and the browser's back gesture. The parent sets `open` to false. */
  onClose: () => void
  title: ReactNode
  /** `sheet` slides in from the bottom on phones, for forms; `alert` is centered. */
  kind?: 'sheet' | 'alert' | undefined
  /** The id of the text that describes an alert. */
  describedBy?: string | undefined
  /** The element that takes the focus first; the first control by default. */
  firstFocus?: RefObject<HTMLElement | null> | undefined
  onEnter?: (() => void) | undefined
  children: ReactNode
}

/**
 * A modal dialog on the native element: the page behind is inert, Tab stays inside, and closing restores the focus.
 */
export const Dialog = (props: Props) => (props.open ? <OpenDialog {...props} /> : null)

function OpenDialog(props: Props) {
  const { onClose, title, kind = 'sheet', describedBy, firstFocus, onEnter, children } = props
  const titleId = useId()
  const ref = useModal(onClose, (dialog) => {
    focusAndScroll(firstFocus?.current)
    if (kind === 'alert' && firstFocus) dialog.scrollTop = 0 // a long alert is read from its title on
  })

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      data-kind={kind}
      role={kind === 'alert' ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        // An Enter still held down from the page below must not press anything in the dialog.
        if (event.repeat) return event.preventDefault()
        if (!onEnter) return
        if (event.target instanceof Element && event.target.closest('a, [data-own-enter]')) return
        event.preventDefault()
        onEnter()
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

/** The style of an alert's paragraph: breaks long words. */
export const dialogMessageClass = styles.message
