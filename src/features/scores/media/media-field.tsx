import { useRef } from 'react'
import { MEDIA_ACCEPT, MAX_MEDIA } from '~/domain/scores/score-media'
import { mediaMessages } from '~/domain/messages/score-media'
import { focusAndScroll } from '~/ui/focus/focus'
import { Icon } from '~/ui/icons/icon'
import { photoIcons } from '~/ui/icons/photo-icons'
import { addIcons } from '~/ui/icons/icon-drawings'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import type { MediaRef } from '../draft/score-draft'
import { draftMedia } from '../draft/device-drafts'
import styles from './media-field.module.css'
import { PendingSlot, MediaSlot } from './media-slot'
import type { MediaFiles } from './use-media-files'

addIcons(photoIcons)

type Props = {
  files: MediaFiles
  media: readonly MediaRef[]
  onChange: (edit: (media: readonly MediaRef[]) => readonly MediaRef[]) => void
}

/** Up to three photos or videos. A file that is not ready yet holds back the post. */
export function MediaField({ files, media, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const taken = media.length + files.pending.length
  const left = MAX_MEDIA - taken

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
          <MediaSlot key={ref.id} media={ref} at={at + 1} onRemove={() => remove(ref)} />
        ))}
        {files.pending.map((one) => (
          <PendingSlot
            key={one.key}
            pending={one}
            onRetry={() => files.retry(one.key)}
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
          data-full={left === 0 || undefined}
          onClick={() => input.current?.click()}
        >
          <Icon name="camera" />
          {left === MAX_MEDIA ? 'Add photos or video' : `Add ${left} more`}
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
        {files.faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </div>
    </div>
  )
}
