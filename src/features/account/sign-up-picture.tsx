import { PhotoButton } from '~/features/photo-editor/photo-button'
import { uploadSignupPicture } from '~/features/photo-editor/picture-calls'
import styles from './sign-up-picture.module.css'

type Props = { picture: string | undefined; onPicture: (pictureUrl: string | undefined) => void }

/** The picture of a new account. Optional: a failure stays in its dialog and does not block the sign-up. */
export const SignUpPicture = ({ picture, onPicture }: Props) => (
  <div className={styles.row}>
    <PhotoButton
      name=""
      picture={picture}
      upload={uploadSignupPicture}
      remove={() => Promise.resolve()}
      hasText
      onDone={onPicture}
    />
    <p className={styles.hint}>Optional. JPG or PNG.</p>
  </div>
)
