import { Suspense, useState } from 'react'
import { onHost } from '~/api/host'
import type { RoundMedium } from '~/domain/round-media'
import { Icon } from '~/ui/icon'
import { lazyWithFallback } from '~/ui/lazy-with-fallback'
import styles from './medium.module.css'

// Few pictures are missing. Without its code the box stays as it is.
const CourseMap = lazyWithFallback(() =>
  import('~/ui/art/course-map').then((module) => module.CourseMap),
)

type Props = {
  medium: RoundMedium
  alt: string
  /** In the viewer: the whole picture, a video with its controls. */
  large?: boolean
}

/**
 * A picture or video in the box it is given. Only from the host and the picture hosts (R9); anything else, and what cannot
 * be shown, is a drawing of a course, asked for once (TXT-08).
 */
export function Medium({ medium: { kind, address }, alt, large }: Props) {
  const [failed, setFailed] = useState<string>()
  const src = onHost(address)
  const fail = () => setFailed(address)
  if (src === undefined || failed === address) {
    return (
      <span className={styles.missing} role="img" aria-label={`${alt}: not available`}>
        <Suspense fallback={null}>
          <CourseMap />
        </Suspense>
      </span>
    )
  }
  if (kind === 'photo') {
    return (
      <img
        className={styles.medium}
        data-large={large || undefined}
        src={src}
        alt={alt}
        loading={large ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        onError={fail}
      />
    )
  }
  return (
    <>
      <video
        className={styles.medium}
        data-large={large || undefined}
        src={src}
        aria-label={alt}
        preload="metadata"
        muted // the controls have its sound
        playsInline
        controls={large}
        tabIndex={large ? undefined : -1}
        onError={fail}
      />
      {!large && (
        <span className={styles.play}>
          <Icon name="play" />
        </span>
      )}
    </>
  )
}
