import { useEffect, useRef } from 'react'
import { itemKey } from '~/domain/feed/item-key'
import { classNames } from '~/lib/class-names'
import { pluralize } from '~/lib/pluralize'
import { moveFocus } from '~/ui/focus/focus'
import { Icon } from '~/ui/icons/icon'
import { createLazyPart, ShowLazyPart } from '~/ui/layout/lazy-part'
import { cheers } from './app-cheers'
import { CheerButton, CheerStatus } from './cheer-button'
import type { TalkPanelProps } from './panel/talk-panel'
import styles from './talk-bar.module.css'
import { type TalkItem, changeTalk, type TalkPanelName } from './talk'
import { useTalk } from './use-talk'

const panelPart = createLazyPart<TalkPanelProps>(() =>
  import('./panel/talk-panel').then(({ TalkPanel }) => TalkPanel),
)

type Props = {
  item: TalkItem
  userId: number
  /** The entry's name, which distinguishes its buttons for screen readers. */
  name: string
}

/** The counts of comments and cheers, which open their panels, and the cheer button. */
export function TalkBar({ item, userId, name: entry }: Props) {
  const talk = useTalk(item)
  const likes = useRef<HTMLButtonElement>(null)
  useEffect(() => cheers.resume(userId), [userId])
  const { commentCount, likeCount, panel } = talk
  const toggle = (name: TalkPanelName) =>
    changeTalk(itemKey(item), { panel: panel === name ? undefined : name })
  const button = (name: TalkPanelName) => ({
    type: 'button' as const,
    className: styles.button,
    'aria-expanded': panel === name,
    onPointerDown: panelPart.preload,
    onClick: () => toggle(name),
  })
  return (
    <div role="group" aria-label={entry} className={styles.talk}>
      <button {...button('comments')}>
        <Icon name="comment" />
        {commentCount > 0 ? pluralize(commentCount, 'comment') : 'Comment'}
      </button>
      {likeCount > 0 && (
        <button
          {...button('likes')}
          ref={likes}
          data-liked={talk.hasCheered || undefined}
          data-cheering={talk.canUndo || undefined}
        >
          {talk.hasCheered && <Icon name="woohoo" />}
          {pluralize(likeCount, 'Woohoo')}
        </button>
      )}
      {(!talk.hasCheered || talk.canUndo) && (
        <CheerButton
          className={classNames(styles.button, styles.cheer)}
          item={item}
          userId={userId}
          canUndo={talk.canUndo}
          onGone={() => moveFocus(likes.current)}
        />
      )}
      {!item.hasUserLiked && <CheerStatus talk={talk} />}
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
