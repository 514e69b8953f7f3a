import { mediaMessages } from '~/domain/messages/score-media'
import { Button } from '~/ui/actions/button'
import { Icon } from '~/ui/icons/icon'
import { photoIcons } from '~/ui/icons/photo-icons'
import { addIcons } from '~/ui/icons/icon-drawings'
import type { MediaRef } from '../draft/score-draft'
import styles from './media-field.module.css'
import type { PendingFile } from './use-media-files'
import { useMediaUrl } from './use-media-url'

addIcons(photoIcons)

type MediaProps = { media: MediaRef; at: number; onRemove: () => void }

const nameOf = (media: MediaRef, at: number): string =>
  `${media.kind === 'image' ? 'Photo' : 'Video'} ${at}`

/** A file that will be sent with the score. */
export function MediaSlot({ media, at, onRemove }: MediaProps) {
  const url = useMediaUrl(media)
  const name = nameOf(media, at)
  return (
    <div className={styles.slot}>
      {url && media.kind === 'image' && <img src={url} alt={name} />}
      {url && media.kind === 'video' && (
        <>
          <video src={url} aria-label={name} muted playsInline preload="metadata" />
          <Icon name="play" className={styles.play} />
        </>
      )}
      {url === null && <p className={styles.words}>{mediaMessages.gone(media.name)}</p>}
      <RemoveButton label={`Remove ${name.toLowerCase()}`} onPress={onRemove} />
    </div>
  )
}

type PendingProps = { pending: PendingFile; onRetry: () => void; onDrop: () => void }

/** A file that is made ready, or could not be. */
export const PendingSlot = ({ pending, onRetry, onDrop }: PendingProps) => (
  <div className={styles.slot} aria-busy={!pending.failed}>
    <div className={styles.words}>
      <p role="status">{pending.failed ?? 'Preparing...'}</p>
      {pending.failed && (
        <Button variant="line" small onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
    <RemoveButton label={`Remove ${pending.file.name}`} onPress={onDrop} />
  </div>
)

const RemoveButton = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <button type="button" className={styles.remove} aria-label={label} onClick={onPress}>
    <span>
      <Icon name="close" small />
    </span>
  </button>
)
