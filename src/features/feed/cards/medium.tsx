import { Suspense, useState } from 'react'
import { allowedPictureUrl } from '~/api/host'
import type { RoundMedium } from '~/domain/scores/round-media'
import { Icon } from '~/ui/icons/icon'
import { lazyWithFallback } from '~/ui/layout/lazy-with-fallback'
import styles from './medium.module.css'

// Rarely needed, so loaded on demand. Without its code the box stays empty.
const CourseMap = lazyWithFallback(() =>
  import('~/ui/art/course-map').then((module) => module.CourseMap),
)

type Props = {
  medium: RoundMedium
  alt: string
  /** In the viewer: the whole picture, or a video with controls. */
  large?: boolean
}

/**
 * A picture or video in a box of fixed size. It is loaded only from the host and its picture hosts (R9); a drawing of a course
 * replaces one from elsewhere, or one that cannot be shown. Each address is tried once (TXT-08).
 */
export function Medium({ medium: { kind, address }, alt, large }: Props) {
  const [failed, setFailed] = useState<string>()
  const src = allowedPictureUrl(address)
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
        // React misses an error event that fires before the video is on the page.
        ref={(video) => {
          if (video?.error) fail()
        }}
        className={styles.medium}
        data-large={large || undefined}
        src={src}
        aria-label={alt}
        preload="metadata"
        muted // sound is turned on by the controls
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
