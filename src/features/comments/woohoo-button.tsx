import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Icon } from '~/ui/icons/icon'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import { woohoos } from './app-woohoos'
import styles from './reaction-bar.module.css'
import type { EntryRef } from './reactions'
import type { ShownReactions } from './use-reactions'

/** Within this time, in milliseconds, a second tap does not undo the first, so that a double tap gives a Woohoo. */
const SECOND_TAP_MS = 500

type WoohooProps = {
  className: string | undefined
  item: EntryRef
  userId: number
  canUndo: boolean
  /** Called when the button is removed while it has the focus, so that the focus can be moved. */
  onGone: () => void
}

/** One button gives the Woohoo and undoes it, so that the focus stays on it. */
export function WoohooButton({ className, item, userId, canUndo, onGone }: WoohooProps) {
  const button = useRef<HTMLButtonElement>(null)
  const pressed = useRef(-Infinity)
  const notifyGone = useEffectEvent(onGone)
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (own && document.activeElement === own) notifyGone()
    }
  }, [])
  return (
    <button
      ref={button}
      type="button"
      className={className}
      aria-label={canUndo ? 'Undo Woohoo' : undefined}
      onClick={({ timeStamp }) => {
        const again = timeStamp - pressed.current < SECOND_TAP_MS
        if (!canUndo) {
          pressed.current = timeStamp
          woohoos.give(userId, item)
        } else if (!again) woohoos.undo(item)
      }}
    >
      {canUndo ? (
        'Undo'
      ) : (
        <>
          <Icon name="woohoo" />
          Woohoo!
        </>
      )}
    </button>
  )
}

/** The status of a Woohoo: that it was given, or why it failed. */
export function WoohooStatus({ reactions }: { reactions: ShownReactions }) {
  return (
    <>
      <VisuallyHidden role="status">{reactions.canUndo && 'Woohoo!'}</VisuallyHidden>
      {reactions.woohooFailure && (
        <p className={styles.failure} role="alert">
          <Icon name="alert" />
          {reactions.woohooFailure}
        </p>
      )}
    </>
  )
}
