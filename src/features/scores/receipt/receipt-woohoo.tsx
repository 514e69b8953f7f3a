import type { RefObject } from 'react'
import type { LinxItem } from '~/api/types'
import { buttonClass } from '~/ui/actions/button'
import { focusAndScroll } from '~/ui/focus/focus'
import { WoohooButton, WoohooStatus } from '~/features/comments/woohoo-button'
import { useReactions } from '~/features/comments/use-reactions'

/** The props of the button, whose code is loaded on demand. */
export type ReceiptWoohooProps = {
  item: LinxItem
  userId: number
  /** Takes the focus when the focused button is removed. */
  exit: RefObject<HTMLElement | null> | undefined
}

/** A Woohoo for the golfer's own round, from its receipt. */
export function ReceiptWoohoo({ item, userId, exit }: ReceiptWoohooProps) {
  const reactions = useReactions(item)
  return (
    <span>
      {(!reactions.hasGivenWoohoo || reactions.canUndo) && (
        <WoohooButton
          className={buttonClass('tint', { small: true })}
          item={item}
          userId={userId}
          canUndo={reactions.canUndo}
          onGone={() => focusAndScroll(exit?.current)}
        />
      )}
      <WoohooStatus reactions={reactions} />
    </span>
  )
}
