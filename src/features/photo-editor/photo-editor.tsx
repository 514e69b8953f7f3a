import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { failureText } from '~/domain/account/failure-text'
import { photoMessages } from '~/domain/messages/photo'
import { isAbort } from '~/lib/abort'
import { Avatar } from '~/ui/display/avatar'
import { Button } from '~/ui/actions/button'
import { alerts } from '~/ui/overlay/alerts'
import { ConfirmDialog } from '~/ui/overlay/confirm-dialog'
import { Dialog } from '~/ui/overlay/dialog'
import { Icon, addIcons } from '~/ui/icons/icon'
import { photoIcons } from '~/ui/icons/photo-icons'
import { IconButton } from '~/ui/actions/icon-button'
import { Notice } from '~/ui/feedback/notice'
import text from '~/ui/layout/text.module.css'
import { useVisit } from '~/ui/actions/use-visit'
import { useRestoreFocusOnUnmount } from '~/ui/focus/use-focus'
import { croppedFrom, photoFault } from '~/domain/people/photo-limits'
import { fileKind } from '~/lib/media/file-kind'
import { pictureSize, HEADER_BYTES } from '~/lib/media/picture-size'
import type { SmallerPicture } from '~/platform/pictures/draw-smaller'
import { shrinkPicture } from '~/platform/pictures/shrink-picture'
import { CropBox, ZoomSlider } from './crop-box'
import { pictureMutations, type CroppedPicture } from './mutations'
import styles from './photo-editor.module.css'
import type { UploadPicture } from './picture-calls'

type OpenPhoto = SmallerPicture | { refused: string }

/**
 * Checks a file by its content and prepares it for cropping: upright, without metadata, and smaller if it exceeds 2 MB
 * (R24). Never rejects.
 */
async function openPhoto(file: Blob): Promise<OpenPhoto> {
  try {
    const head = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer())
    const kind = fileKind(head)
    const fault = photoFault(file.size, kind, pictureSize(kind, head))
    if (fault) return { refused: fault }
    return await shrinkPicture(file, { maxSide: croppedFrom(file.size), quality: 0.9 })
  } catch {
    return { refused: photoMessages.wrongType } // a file that cannot be decoded is not a picture
  }
}

addIcons(photoIcons)

type Props = {
  name: string
  /** The address of the current picture; undefined if there is none. */
  currentUrl: string | undefined
  /** Loads the stored picture, to crop it again. */
  load?: (() => Promise<Blob | undefined>) | undefined
  upload: UploadPicture
  /** Removes the picture; undefined if there is none. */
  remove?: (() => Promise<void>) | undefined
  onClose: () => void
  /** The new address; undefined after a removal. */
  onDone: (pictureUrl: string | undefined) => void
}

type Actions = Omit<Props, 'name' | 'currentUrl'>
type Work = { url: string; blob: Blob; isCropOnly: boolean }

type CropProps = {
  url: string
  disabled: boolean
  onArea: (area: CroppedPicture['crop']) => void
}

/** The picture in its circle, to be moved and zoomed. */
function Crop({ url, disabled, onArea }: CropProps) {
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <div className={styles.work}>
      <CropBox
        url={url}
        position={position}
        zoom={zoom}
        onPosition={setPosition}
        onZoom={setZoom}
        onArea={onArea}
      />
      <ZoomSlider zoom={zoom} disabled={disabled} onZoom={setZoom} />
      <p className={styles.hint}>Drag to position the picture in the circle.</p>
    </div>
  )
}

/** The picture that is being cropped, and what can be done with it. Closing cancels an upload (R14). */
function usePhotoWork({ load, upload, remove, onClose, onDone }: Actions) {
  const [work, setWork] = useState<Work>()
  const [area, setArea] = useState<CroppedPicture['crop']>()
  const [isOpening, setIsOpening] = useState(load !== undefined)
  const [failure, setFailure] = useState<string>()
  /** Aborted when the editor is closed, or left with its page. */
  const visit = useVisit()
  const client = useQueryClient()
  const showFailure = (error: unknown) => {
    if (!isAbort(error)) setFailure(failureText(error))
  }
  const finish = (url?: string) => {
    if (!visit.current.signal.aborted) onClose() // closed already, and another one may be open now
    onDone(url)
  }
  const saving = useMutation({
    ...pictureMutations.save(upload),
    onMutate: () => setFailure(undefined),
    onSuccess: (url) => finish(url),
    onError: showFailure,
  })
  const removal = useMutation({
    ...pictureMutations.remove(remove),
    onSuccess: () => finish(),
    onError(error) {
      if (visit.current.signal.aborted && !isAbort(error)) void alerts.show(failureText(error)) // closing does not cancel it
      else showFailure(error)
    },
  })
  const isBusy = useIsMutating(pictureMutations.all()) > 0
  /** Known in the same tick as the press, before `isBusy` renders (R5). */
  const isWorking = () => client.isMutating(pictureMutations.all()) > 0

  useEffect(() => {
    const url = work?.url
    return () => {
      if (url) URL.revokeObjectURL(url) // R24
    }
  }, [work])

  /** The number of pictures opened so far; only the last one is shown. */
  const opens = useRef(0)

  async function open(file: Blob, isCropOnly: boolean): Promise<void> {
    opens.current += 1
    const turn = opens.current
    const { signal } = visit.current
    setIsOpening(true)
    setFailure(undefined)
    const opened = await openPhoto(file)
    if (signal.aborted || turn !== opens.current) return
    setIsOpening(false)
    // The golfer did not choose the stored picture, so it is only shown if it cannot be cropped again.
    if ('refused' in opened) return isCropOnly ? undefined : setFailure(opened.refused)
    setArea(undefined)
    setWork({ url: URL.createObjectURL(opened.blob), blob: opened.blob, isCropOnly })
  }

  // The stored picture can be cropped again when the editor opens.
  const stored = useEffectEvent(() => load?.())
  const begin = useEffectEvent((blob: Blob | undefined) => {
    if (visit.current.signal.aborted || opens.current > 0) return // a file was chosen meanwhile
    if (blob) void open(blob, true)
    else setIsOpening(false)
  })
  useEffect(() => {
    stored()?.then(
      (blob) => begin(blob),
      () => begin(undefined),
    )
  }, [])

  // The picture renders before its crop area is measured; a press in between would have nothing to crop.
  const isMeasuring = work !== undefined && !area

  function save(): void {
    if (isOpening || isMeasuring || isWorking()) return
    if (!work || !area) return setFailure(photoMessages.noneSelected)
    saving.mutate({ ...work, crop: area, signal: visit.current.signal })
  }

  const removePicture = () => isWorking() || removal.mutate()

  function close(): void {
    visit.current.abort()
    onClose()
  }

  return {
    work,
    failure,
    isOpening,
    isBusy,
    isSaving: saving.isPending,
    isMeasuring,
    setArea,
    open,
    save,
    removePicture,
    close,
  }
}

/** Chooses, crops and uploads a profile picture. */
export function PhotoEditor({ name, currentUrl, ...actions }: Props) {
  const { work, failure, isOpening, isBusy, isMeasuring, ...photo } = usePhotoWork(actions)
  const [isRemoving, setRemoving] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open title="Profile picture" firstFocus={choose} onClose={photo.close}>
      <IconButton className={styles.close} icon="close" label="Close" onClick={photo.close} />
      <div className={styles.editor} data-empty={!work || undefined}>
        {work ? (
          <Crop
            key={work.url}
            url={work.url}
            disabled={isOpening || isBusy}
            onArea={photo.setArea}
          />
        ) : (
          <div className={styles.pick}>
            <Avatar name={name} src={currentUrl} size="xl" />
            {!currentUrl && (
              <p className={text.strong}>Add a picture so your playing partners recognize you.</p>
            )}
            <p className={styles.hint} role="status">
              {isOpening ? 'Opening the picture…' : 'JPG or PNG, up to 20 MB.'}
            </p>
          </div>
        )}
        {failure && (
          <div className={styles.failure}>
            <Notice kind="error">{failure}</Notice>
          </div>
        )}
        <input
          ref={input}
          className={styles.file}
          type="file"
          accept="image/jpeg,image/png"
          aria-label="Picture file"
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = '' // the same file may be chosen again
            if (file) void photo.open(file, false)
          }}
        />
        <Button
          className={styles.choose}
          variant={work ? 'line' : 'tint'}
          ref={choose}
          disabled={photo.isSaving} // the editor closes with the picture that is being saved
          onClick={() => input.current?.click()}
        >
          <Icon name="image" small />
          {work ? 'Choose another' : 'Choose a picture'}
        </Button>
        {!work && <CancelButton onClose={photo.close} />}
        <Button
          variant="primary"
          className={styles.save}
          aria-disabled={!work || undefined}
          busy={isOpening || isBusy || isMeasuring}
          onClick={photo.save}
        >
          {photo.isSaving ? 'Saving...' : 'Save'}
        </Button>
        {actions.remove && currentUrl && (
          <Button
            className={styles.remove}
            variant="quiet"
            disabled={photo.isSaving}
            onClick={() => setRemoving(true)}
          >
            <Icon name="trash" small />
            Remove picture
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isRemoving}
        danger
        title="Remove the picture?"
        message={photoMessages.removeConfirm}
        confirmLabel="Remove"
        onClose={() => setRemoving(false)}
        onConfirm={() => {
          setRemoving(false)
          photo.removePicture()
        }}
      />
    </Dialog>
  )
}

/** Shown while there is nothing to crop; afterwards the file button takes its place. */
function CancelButton({ onClose }: { onClose: () => void }) {
  const position = useRestoreFocusOnUnmount<HTMLDivElement>()
  return (
    <div ref={position} className={styles.cancel}>
      <Button variant="line" onClick={onClose}>
        Cancel
      </Button>
    </div>
  )
}
