import { lazy, Suspense, useState } from 'react'
import { allowedPictureUrl } from '~/api/host'
import { Avatar } from '~/ui/display/avatar'
import { buttonClass } from '~/ui/actions/button'
import { Icon, addIcons } from '~/ui/icons/icon'
import { photoIcons } from '~/ui/icons/photo-icons'
import styles from './photo-button.module.css'
import { storedPicture, type UploadPicture } from './picture-calls'

addIcons(photoIcons)

const Editor = lazy(() =>
  import('./photo-editor').then(({ PhotoEditor }) => ({ default: PhotoEditor })),
)

type Props = {
  name: string
  /** The picture's address on the server. */
  picture: string | null | undefined
  upload: UploadPicture
  remove?: (() => Promise<void>) | undefined
  /** Opens the editor on mount, for a link that asks for a picture. */
  startOpen?: boolean | undefined
  /** Shows the action as text, beside the picture. */
  hasText?: boolean | undefined
  onDone: (pictureUrl: string | undefined) => void
}

/** A golfer's picture; pressing it adds or changes it. The editor's code is loaded then. */
export function PhotoButton({ name, picture, upload, remove, startOpen, hasText, onDone }: Props) {
  const [open, setOpen] = useState(startOpen ?? false)
  const src = allowedPictureUrl(picture)
  return (
    <>
      <button
        className={styles.photo}
        type="button"
        aria-label={hasText ? undefined : src ? 'Change profile picture' : 'Add a profile picture'}
        data-worded={hasText || undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Avatar name={name} src={src} size="xl" />
        {hasText ? (
          <span className={buttonClass('tint')}>
            <Icon name="camera" small />
            {src ? 'Change the picture' : 'Add a picture'}
          </span>
        ) : (
          <span className={styles.edit}>
            <Icon name="camera" small />
          </span>
        )}
      </button>
      {open && (
        <Suspense fallback={null}>
          <Editor
            name={name}
            currentUrl={src}
            load={src ? () => storedPicture(picture) : undefined}
            upload={upload}
            remove={remove}
            onClose={() => setOpen(false)}
            onDone={onDone}
          />
        </Suspense>
      )}
    </>
  )
}
