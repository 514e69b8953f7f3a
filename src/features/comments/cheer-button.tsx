import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Icon } from '~/ui/icon'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { cheers } from './app-cheers'
import styles from './talk-bar.module.css'
import type { TalkRef } from './talk-item'
import type { ShownTalk } from './use-talk'

/** A second tap of a double one must not take the first back. */
const SECOND_TAP_MS = 500

type CheerProps = {
  className: string | undefined
  item: TalkRef
  userId: number
  held: boolean
  /** The button goes while it has the focus, which must not be lost. */
  onGone: () => void
}

/** One button for the cheer and for taking it back, so that the focus stays where it was pressed. */
export function CheerButton({ className, item, userId, held, onGone }: CheerProps) {
  const button = useRef<HTMLButtonElement>(null)
  const pressed = useRef(-Infinity)
  const gone = useEffectEvent(onGone)
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (own && document.activeElement === own) gone()
    }
  }, [])
  return (
    <button
      ref={button}
      type="button"
      className={className}
      aria-label={held ? 'Undo Woohoo' : undefined}
      onClick={({ timeStamp }) => {
        const again = timeStamp - pressed.current < SECOND_TAP_MS
        if (!held) {
          pressed.current = timeStamp
          cheers.cheer(userId, item)
        } else if (!again) cheers.undo(item)
      }}
    >
      {held ? (
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

/** What is said of a Woohoo: that it was given, or why it was not. */
export function CheerStatus({ talk }: { talk: ShownTalk }) {
  return (
    <>
      <VisuallyHidden role="status">{talk.held && 'Woohoo!'}</VisuallyHidden>
      {talk.cheerFailure && (
        <p className={styles.failure} role="alert">
          <Icon name="alert" />
          {talk.cheerFailure}
        </p>
      )}
    </>
  )
}
