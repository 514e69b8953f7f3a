import type { RefObject } from 'react'
import type { LinxItem } from '~/api/types'
import { buttonClass } from '~/ui/actions/button'
import { focusAndScroll } from '~/ui/focus/focus'
import { CheerButton, CheerStatus } from '~/features/comments/cheer-button'
import { useTalk } from '~/features/comments/use-talk'

export type ReceiptCheerProps = {
  item: LinxItem
  userId: number
  /** Takes the focus when the focused button is removed. */
  exit: RefObject<HTMLElement | null> | undefined
}

/** A Woohoo for the golfer's own round, from its receipt. */
export function ReceiptCheer({ item, userId, exit }: ReceiptCheerProps) {
  const talk = useTalk(item)
  return (
    <span>
      {(!talk.hasCheered || talk.canUndo) && (
        <CheerButton
          className={buttonClass('tint', { small: true })}
          item={item}
          userId={userId}
          canUndo={talk.canUndo}
          onGone={() => focusAndScroll(exit?.current)}
        />
      )}
      <CheerStatus talk={talk} />
    </span>
  )
}
