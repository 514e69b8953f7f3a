import { useState } from 'react'
import type { LinxItem } from '~/api/types'
import { indexPoints, isLine } from '~/domain/scores/index-points'
import { createLazyPart, ShowLazyPart } from '~/ui/layout/lazy-part'
import type { StoryProps } from './story-card'
import styles from './story-slot.module.css'

const storyCard = createLazyPart<StoryProps>(() =>
  import('./story-card').then(({ StoryCard }) => StoryCard),
)

type Props = {
  items: readonly LinxItem[]
  userId: number
}

/** The history of the golfer's index, with its space reserved while its code loads; nothing without an index. */
export function StorySlot({ items, userId }: Props) {
  const points = indexPoints(items, userId)
  // Decided once, since a card that grows later would push the feed down.
  const [kind] = useState(() => (points.length === 0 ? 'none' : isLine(points) ? 'line' : 'text'))
  if (kind === 'none') return null
  return (
    <div className={styles.slot} data-kind={kind}>
      <ShowLazyPart
        part={storyCard}
        props={{ points, line: kind === 'line' }}
        isDeferred
        isSilent
      />
    </div>
  )
}
