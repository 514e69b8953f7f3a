import { useEffect, useRef } from 'react'
import { itemKey } from '~/domain/feed/item-key'
import { classNames } from '~/lib/class-names'
import { pluralize } from '~/lib/pluralize'
import { moveFocus } from '~/ui/focus/focus'
import { Icon } from '~/ui/icons/icon'
import { createLazyPart, ShowLazyPart } from '~/ui/layout/lazy-part'
import { woohoos } from './app-woohoos'
import { WoohooButton, WoohooStatus } from './woohoo-button'
import type { ReactionPanelProps } from './panel/reaction-panel'
import styles from './reaction-bar.module.css'
import { type EntryWithCounts, changeReactions, type ReactionKind } from './reactions'
import { useReactions } from './use-reactions'

const panelPart = createLazyPart<ReactionPanelProps>(() =>
  import('./panel/reaction-panel').then(({ ReactionPanel }) => ReactionPanel),
)

type Props = {
  item: EntryWithCounts
  userId: number
  /** The entry's name, which distinguishes its buttons for screen readers. */
  name: string
}

/** The counts of comments and Woohoos, which open their panels, and the Woohoo button. */
export function ReactionBar({ item, userId, name: entry }: Props) {
  const reactions = useReactions(item)
  const likes = useRef<HTMLButtonElement>(null)
  useEffect(() => woohoos.resume(userId), [userId])
  const { commentCount, likeCount, panel } = reactions
  const toggle = (name: ReactionKind) =>
    changeReactions(itemKey(item), { panel: panel === name ? undefined : name })
  const button = (name: ReactionKind) => ({
    type: 'button' as const,
    className: styles.button,
    'aria-expanded': panel === name,
    onPointerDown: panelPart.preload,
    onClick: () => toggle(name),
  })
  return (
    <div role="group" aria-label={entry} className={styles.reactions}>
      <button {...button('comments')}>
        <Icon name="comment" />
        {commentCount > 0 ? pluralize(commentCount, 'comment') : 'Comment'}
      </button>
      {likeCount > 0 && (
        <button
          {...button('likes')}
          ref={likes}
          data-liked={reactions.hasGivenWoohoo || undefined}
          data-woohoo-pending={reactions.canUndo || undefined}
        >
          {reactions.hasGivenWoohoo && <Icon name="woohoo" />}
          {pluralize(likeCount, 'Woohoo')}
        </button>
      )}
      {(!reactions.hasGivenWoohoo || reactions.canUndo) && (
        <WoohooButton
          className={classNames(styles.button, styles.woohoo)}
          item={item}
          userId={userId}
          canUndo={reactions.canUndo}
          onGone={() => moveFocus(likes.current)}
        />
      )}
      {!item.hasUserLiked && <WoohooStatus reactions={reactions} />}
      {panel && (
        <ShowLazyPart
          part={panelPart}
          props={{ item, userId, panel }}
          fallback={<div className={styles.panel} aria-busy="true" />}
        />
      )}
    </div>
  )
}
