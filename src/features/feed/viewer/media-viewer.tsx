import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { mediumName, type RoundMedium } from '~/domain/scores/round-media'
import { IconButton } from '~/ui/actions/icon-button'
import { moveFocus } from '~/ui/focus/focus'
import { useModal } from '~/ui/overlay/dialog'
import { Medium } from '../cards/medium'
import styles from './media-viewer.module.css'

/** The minimum distance of a swipe, in px; it must be more horizontal than vertical. */
const SWIPE_PX = 48

/** Calls `onSwipe` at a horizontal swipe, with 1 for the next picture and -1 for the previous. Returns the event handlers. */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown: ({ clientX, clientY, isPrimary }: PointerEvent) => {
      start.current = isPrimary ? { x: clientX, y: clientY } : undefined // two fingers zoom
    },
    onPointerCancel: () => {
      start.current = undefined
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return
      const [x, y] = [clientX - start.current.x, clientY - start.current.y]
      start.current = undefined
      if (Math.abs(x) > SWIPE_PX && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
    },
  }
}

/** The props of the viewer, whose code is loaded on demand. */
export type MediaViewerProps = {
  media: readonly RoundMedium[]
  /** The index of the one shown first, from 0. */
  first: number
  name: string
  caption: string | undefined
  onClose: () => void
}

/**
 * The pictures and videos of a round, one at a time in full screen. The page behind does not move. Arrow keys, swipes
 * and buttons change the picture; Escape and Close leave, and the focus returns to the pressed picture.
 */
export function MediaViewer({ media, first, name, caption, onClose }: MediaViewerProps) {
  const [chosen, setAt] = useState(first)
  const close = useRef<HTMLButtonElement>(null)
  const dialog = useModal(onClose, (element) => {
    moveFocus(close.current) // not the first button, which may be disabled
    // The wheel does not scroll the page behind it. React's own listener could not prevent that.
    element.addEventListener('wheel', (event) => event.preventDefault(), { passive: false })
  })
  const last = media.length - 1
  const at = Math.min(chosen, last) // an update of the round may have removed some
  const go = (to: number) => setAt(Math.min(Math.max(to, 0), last))
  const swipe = useSwipe((step) => go(at + step))
  const medium = media[at]
  if (!medium) return null
  const title = mediumName(medium, at, media.length)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLVideoElement) return // a video's arrow keys seek
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }
  return (
    <dialog ref={dialog} className={styles.viewer} aria-label={name} onKeyDown={onKeyDown}>
      <figure className={styles.figure}>
        <div className={styles.stage} {...swipe}>
          <Medium key={medium.address} medium={medium} alt={title} large />
        </div>
        <figcaption className={styles.caption}>
          <span role="status">{title}</span>
          {caption && <p dir="auto">{caption}</p>}
        </figcaption>
      </figure>
      {media.length > 1 && (
        <>
          <IconButton
            className={styles.before}
            label="Previous"
            icon="back"
            aria-disabled={at === 0}
            onClick={() => go(at - 1)}
          />
          <IconButton
            className={styles.after}
            label="Next"
            icon="chevron"
            aria-disabled={at === last}
            onClick={() => go(at + 1)}
          />
        </>
      )}
      <IconButton
        ref={close}
        className={styles.close}
        label="Close"
        icon="close"
        onClick={onClose}
      />
    </dialog>
  )
}
