import { useRef } from 'react'
import type { LinxItem } from '~/api/types'
import { buttonClass } from '~/ui/actions/button'
import { CheerButton, CheerStatus } from '~/features/comments/cheer-button'
import { useTalk } from '~/features/comments/use-talk'

/** A Woohoo for the golfer's own round, from its receipt. */
export function ReceiptCheer({ item, userId }: { item: LinxItem; userId: number }) {
  const talk = useTalk(item)
  const wrapper = useRef<HTMLSpanElement>(null)
  // The focus goes on to the way out.
  const leave = () =>
    wrapper.current?.closest('dialog')?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
  return (
    <span ref={wrapper}>
      {(!talk.hasCheered || talk.canUndo) && (
        <CheerButton
          className={buttonClass('tint', { small: true })}
          item={item}
          userId={userId}
          canUndo={talk.canUndo}
          onGone={leave}
        />
      )}
      <CheerStatus talk={talk} />
    </span>
  )
}
