import type { LinxItem } from '~/api/types'
import { buttonClass } from '~/ui/actions/button'
import { useDialogFocus } from '~/ui/overlay/dialog'
import { CheerButton, CheerStatus } from '~/features/comments/cheer-button'
import { useTalk } from '~/features/comments/use-talk'

/** A Woohoo for the golfer's own round, from its receipt. */
export function ReceiptCheer({ item, userId }: { item: LinxItem; userId: number }) {
  const talk = useTalk(item)
  const focusDialog = useDialogFocus()
  return (
    <span>
      {(!talk.hasCheered || talk.canUndo) && (
        <CheerButton
          className={buttonClass('tint', { small: true })}
          item={item}
          userId={userId}
          canUndo={talk.canUndo}
          onGone={focusDialog}
        />
      )}
      <CheerStatus talk={talk} />
    </span>
  )
}
