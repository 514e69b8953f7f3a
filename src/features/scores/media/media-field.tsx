import { useRef, useEffect, useState } from 'react'
import { MEDIA_ACCEPT, MAX_MEDIA } from '~/domain/scores/score-media'
import { mediaMessages } from '~/domain/messages/score-media'
import { focusAndScroll } from '~/ui/focus/focus'
import { Icon, addIcons } from '~/ui/icons/icon'
import { photoIcons } from '~/ui/icons/photo-icons'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import { Button } from '~/ui/actions/button'
import { useSingleTap } from '~/ui/actions/use-single-tap'
import type { MediaRef } from '../draft/score-draft'
import { draftMedia } from '../draft/device-drafts'
import styles from './media-field.module.css'
import type { PendingFile } from './file-queue'
import type { MediaFiles } from './use-media-files'

/** The object URL of a stored file, revoked on unmount (R24); undefined while the file is read, null if its bytes are gone. */
function useMediaUrl(media: MediaRef): string | null | undefined {
  const [url, setUrl] = useState<string | null>()
  useEffect(() => {
    let made: string | undefined
    let isUnmounted = false
    async function show(): Promise<void> {
      const bytes = await draftMedia.read(media)
      if (isUnmounted) return
      made = bytes && URL.createObjectURL(bytes)
      setUrl(made ?? null)
    }
    void show()
    return () => {
      isUnmounted = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [media])
  return url
}

addIcons(photoIcons)

/** Shared by the whole field, since a double tap would remove the next file, too. */
type Tap = ReturnType<typeof useSingleTap>

type MediaProps = { media: MediaRef; at: number; tap: Tap; onRemove: () => void }

const nameOf = (media: MediaRef, at: number): string =>
  `${media.kind === 'image' ? 'Photo' : 'Video'} ${at}`

/** A file that will be sent with the score. */
function MediaSlot({ media, at, tap, onRemove }: MediaProps) {
  const url = useMediaUrl(media)
  const name = nameOf(media, at)
  return (
    <div className={styles.slot} data-failed={url === null || undefined}>
      {url && media.kind === 'image' && <img src={url} alt={name} />}
      {url && media.kind === 'video' && (
        <>
          <video src={url} aria-label={name} muted playsInline preload="metadata" />
          <Icon name="play" className={styles.play} />
        </>
      )}
      {url === null && <p className={styles.text}>{mediaMessages.gone(media.name)}</p>}
      <RemoveButton label={`Remove ${name.toLowerCase()}`} tap={tap} onPress={onRemove} />
    </div>
  )
}

type PendingProps = { pending: PendingFile; tap: Tap; onRetry: () => void; onDrop: () => void }

/** A file that is being prepared, or that could not be. */
const PendingSlot = ({ pending, tap, onRetry, onDrop }: PendingProps) => (
  <div
    className={styles.slot}
    data-failed={pending.failed !== undefined || undefined}
    aria-busy={!pending.failed}
  >
    <div className={styles.text}>
      <p role="status">{pending.failed ?? 'Preparing...'}</p>
      {pending.failed && (
        <Button variant="line" small onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
    <RemoveButton label={`Remove ${pending.file.name}`} tap={tap} onPress={onDrop} />
  </div>
)

type RemoveProps = { label: string; tap: Tap; onPress: () => void }

const RemoveButton = ({ label, tap, onPress }: RemoveProps) => (
  <button type="button" className={styles.remove} aria-label={label} onClick={tap(onPress)}>
    <span>
      <Icon name="close" small />
    </span>
  </button>
)

type Props = {
  files: MediaFiles
  media: readonly MediaRef[]
  onChange: (edit: (media: readonly MediaRef[]) => readonly MediaRef[]) => void
}

/** Up to three photos or videos. A file that is not ready yet holds back the post. */
export function MediaField({ files, media, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const tap = useSingleTap()
  const taken = media.length + files.pending.length
  const left = MAX_MEDIA - taken
  const isFull = left === 0

  function remove(ref: MediaRef): void {
    onChange((now) => now.filter(({ id }) => id !== ref.id))
    void draftMedia.remove(ref)
    focusAndScroll(opener.current)
  }

  return (
    <div role="group" aria-labelledby="media-label">
      <p className={styles.label} id="media-label">
        Photos and video <em>{`${taken} of ${MAX_MEDIA}`}</em>
      </p>
      <VisuallyHidden role="status">
        {media.length > 0 && mediaMessages.ready(media.length)}
      </VisuallyHidden>
      <div className={styles.slots}>
        {media.map((ref, at) => (
          <MediaSlot key={ref.id} media={ref} at={at + 1} tap={tap} onRemove={() => remove(ref)} />
        ))}
        {files.pending.map((one) => (
          <PendingSlot
            key={one.key}
            pending={one}
            onRetry={() => files.retry(one.key)}
            tap={tap}
            onDrop={() => {
              files.drop(one.key)
              focusAndScroll(opener.current)
            }}
          />
        ))}
        <button
          ref={opener}
          type="button"
          className={styles.add}
          aria-disabled={isFull || undefined} // not disabled, since it takes the focus from a file that is removed
          onClick={() => !isFull && input.current?.click()}
        >
          <Icon name="camera" />
          {isFull
            ? mediaMessages.full
            : left === MAX_MEDIA
              ? 'Add photos or video'
              : `Add ${left} more`}
        </button>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={MEDIA_ACCEPT}
        aria-label="Photos and video"
        onChange={({ target }) => {
          files.add([...(target.files ?? [])])
          target.value = '' // the same file can be chosen again
        }}
      />
      <div role="status" className={styles.faults}>
        {[...new Set(files.faults)].map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </div>
    </div>
  )
}
