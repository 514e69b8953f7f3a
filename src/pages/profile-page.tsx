import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { mayHaveHappened } from '~/api/errors'
import type { User } from '~/api/types'
import { profileMessages } from '~/domain/messages/profile'
import { fullName, shownName } from '~/domain/people/names'
import { PostAgainSlot } from '~/features/courses/post-again-slot'
import { IndexPanel } from '~/features/feed/index-story/index-panel'
import { LastFiveSlot } from '~/features/feed/last-five/last-five-slot'
import { PhotoButton } from '~/features/photo-editor/photo-button'
import { removePicture, uploadPicture } from '~/features/photo-editor/picture-calls'
import { DeleteAccount } from '~/features/profile/delete-account'
import { ProfileForm } from '~/features/profile/profile-form'
import { ProfileHead } from '~/features/profile/profile-head'
import { RailFooter } from '~/features/site/site-footers'
import { opensPictureDialog } from '~/routing/router-state'
import { session } from '~/session/session'
import { signInStorage } from '~/session/storage/sign-in-storage'
import { useUser } from '~/session/use-session'
import { toasts } from '~/ui/feedback/toasts'

/** Reloads the golfer's record. A failure is ignored here; it would show at the next start. */
const refresh = (): void => void session.reloadUser().catch(() => undefined)

/** Called after a save, so that the sign-in page fills in the golfer's current email. */
async function followSave(): Promise<void> {
  await session.reloadUser().catch(() => undefined)
  const state = session.state()
  if (state.status === 'signed-in' && state.user.us_email)
    signInStorage.set('last_email', state.user.us_email)
}

async function readUser(): Promise<User | undefined> {
  await session.reloadUser()
  const state = session.state()
  return state.status === 'signed-in' ? state.user : undefined
}

const DELETED_MS = 10_000

/** Ends the session, which leads to the sign-in page, and shows a message there that the account was deleted. */
function endAccount(): void {
  session.end('deleted')
  toasts.show({ message: profileMessages.deleted, ms: DELETED_MS })
}

/** The golfer's own profile. */
export function Page() {
  const user = useUser()
  const [query] = useSearchParams()
  const { state } = useLocation()
  // The host's record may lag behind, so the change that was just made is applied here.
  const [chosen, setChosen] = useState<string | null>()
  const picture = chosen === undefined ? user.us_picture_url : chosen
  /**
   * Reads the record after a picture change that was canceled or whose response was lost, since the host may have made it.
   */
  async function orReadAgain<T>(change: Promise<T>): Promise<T> {
    try {
      return await change
    } catch (error) {
      if (mayHaveHappened(error)) {
        void readUser().then(
          () => setChosen(undefined),
          () => undefined,
        )
      }
      throw error
    }
  }
  const isPictureRequested = query.has('picture') || opensPictureDialog(state)
  return (
    <main className="page page--rail" id="main">
      <div className="page__main">
        <ProfileForm
          user={user}
          onSaved={() => void followSave()}
          readUser={readUser}
          head={
            <>
              <ProfileHead
                user={user}
                picture={
                  <PhotoButton
                    name={shownName(fullName(user))}
                    picture={picture}
                    upload={(...upload) => orReadAgain(uploadPicture(...upload))}
                    remove={() => orReadAgain(removePicture())}
                    startOpen={isPictureRequested && !picture}
                    onDone={(url) => {
                      setChosen(url ?? null)
                      refresh()
                    }}
                  />
                }
              />
              <IndexPanel userId={user.us_id} />
            </>
          }
        >
          <DeleteAccount onDeleted={endAccount} />
        </ProfileForm>
      </div>
      <aside className="page__rail" aria-label="More">
        <PostAgainSlot />
        <LastFiveSlot userId={user.us_id} />
        <RailFooter />
      </aside>
    </main>
  )
}
