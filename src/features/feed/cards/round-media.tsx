import { useState } from 'react'
import { mediumName, roundMedia } from '~/domain/scores/round-media'
import { createLazyPart, ShowLazyPart } from '~/ui/layout/lazy-part'
import { Medium } from './medium'
import styles from './round-media.module.css'
import type { MediaViewerProps } from '../viewer/media-viewer'

const viewerPart = createLazyPart<MediaViewerProps>(() =>
  import('../viewer/media-viewer').then(({ MediaViewer }) => MediaViewer),
)

type Props = {
  addresses: readonly string[] | undefined
  /** The golfer and the course of the round. */
  name: string
  /** The golfer's notes on the round. */
  caption: string | undefined
}

/** The pictures and videos of a round, in a box of fixed size. A press opens the viewer. */
export function RoundMedia({ addresses, name, caption }: Props) {
  const [shown, setShown] = useState<number>()
  const media = roundMedia(addresses)
  if (media.length === 0) return null
  return (
    <div className={styles.media} data-count={media.length}>
      {media.map((medium, at) => (
        <button
          key={medium.address}
          type="button"
          onPointerDown={viewerPart.preload}
          onClick={() => setShown(at)}
        >
          <Medium medium={medium} alt={mediumName(medium, at, media.length)} />
        </button>
      ))}
      {shown !== undefined && (
        <ShowLazyPart
          part={viewerPart}
          props={{ media, first: shown, name, caption, onClose: () => setShown(undefined) }}
        />
      )}
    </div>
  )
}
