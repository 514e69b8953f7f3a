import type { RefObject } from 'react'
import type { LinxItem } from '~/api/types'
import { buttonClass } from '~/ui/actions/button'
import { focusAndScroll } from '~/ui/focus/focus'
import { CheerButton, CheerStatus } from '~/features/comments/cheer-button'
import { useReactions } from '~/features/comments/use-reactions'

export type ReceiptCheerProps = {
  item: LinxItem
  userId: number
  /** Takes the focus when the focused button is removed. */
  exit: RefObject<HTMLElement | null> | undefined
}

/** A Woohoo for the golfer's own round, from its receipt. */
export function ReceiptCheer({ item, userId, exit }: ReceiptCheerProps) {
  const reactions = useReactions(item)
  return (
    <span>
      {(!reactions.hasCheered || reactions.canUndo) && (
        <CheerButton
          className={buttonClass('tint', { small: true })}
          item={item}
          userId={userId}
          canUndo={reactions.canUndo}
          onGone={() => focusAndScroll(exit?.current)}
        />
      )}
      <CheerStatus reactions={reactions} />
    </span>
  )
}
