import { mutationOptions } from '@tanstack/react-query'
import { checkGolfer, type GolferVerdict } from '~/api/check-golfer'
import { api } from '~/api/client'
import { assertDone } from '~/api/done'
import type { User } from '~/api/types'
import { hdcpIdOf } from '~/domain/account/credentials'
import type { Profile } from '~/domain/people/profile'
import { profileMessages } from '~/domain/messages/profile'
import { abortError } from '~/lib/abort'
import { flag, maybe, oneOf, record, text } from '~/lib/decode'
import { userDatabase } from '~/platform/db/user-database'
import { ownId, session } from '~/session/session'
import { alerts } from '~/ui/overlay/alerts'
import type { ProfileSaver, Unsaved } from './create-profile-saver'

/** Converts the golfer's record for the profile page. */
export const profileOf = (user: User): Profile => ({
  firstName: user.us_firstname,
  lastName: user.us_lastname,
  email: user.us_email,
  city: user.us_city ?? '',
  state: user.us_state ?? '',
  gender: user.us_gender === 'F' ? 'F' : 'M',
  private: user.us_private,
  ghinNumber: user.us_ghinnumber ? String(user.us_ghinnumber) : '',
})

/** Saves all fields. Rejects with an `ApiError` that can be shown. */
export async function saveProfile(profile: Profile): Promise<void> {
  const id = hdcpIdOf(profile)
  const body = {
    ...profile,
    city: profile.city || null,
    state: profile.state || null,
    ghinNumber: id === undefined ? null : Number(id),
  }
  // keepalive, since the page may be left from a field
  assertDone(await api.PUT('/api/user/current', { body, keepalive: true }))
}

/** Throws unless this golfer is signed in, since the form is also left when another golfer signs in (R10). */
function assertOwner(ownerId: number | undefined): void {
  if (ownId() !== ownerId) throw abortError('The session has ended.')
}

/** Gets the association's verdict on one golfer's number, last name and score gender. */
export async function checkProfile(
  ownerId: number | undefined,
  profile: Profile,
): Promise<GolferVerdict> {
  assertOwner(ownerId)
  return checkGolfer({
    hdcpId: hdcpIdOf(profile) ?? '',
    lastName: profile.lastName.trim(),
    gender: profile.gender,
  })
}

const decodeProfile = record<Profile>({
  firstName: text,
  lastName: text,
  email: text,
  city: text,
  state: text,
  gender: oneOf(['M', 'F']),
  private: flag,
  ghinNumber: text,
})
const readUnsaved = maybe(record<Unsaved>({ typed: decodeProfile, saved: decodeProfile }))

/** Says why a change was not saved, once the form that would show it is left. */
async function sayNotSaved(saver: ProfileSaver, ownerId: number | undefined): Promise<void> {
  const wasSaving = saver.getState().saving === 'saving' // after a failure Private Posts is set back
  await saver.idle()
  const { failure } = saver.getState()
  const isLost = wasSaving || saver.unsaved() !== undefined
  if (failure !== undefined && isLost && ownId() === ownerId)
    void alerts.show(profileMessages.notSaved(failure))
}

/** Resolves when no form that was left is saving any more. */
let leftSaves: Promise<unknown> = Promise.resolve()

/**
 * Stores what is being saved or could not be saved, and whatever is not saved when the host ends the session, until it is
 * saved or set back, and shows it in the golfer's next form; with the drafts, which a logout removes (R7). Returns a stop
 * function, for when the form is left.
 */
export function keepUnsaved(saver: ProfileSaver, userId: number): () => void {
  const key = `profile/${userId}`
  const ownerId = ownId()
  let isStopped = false
  let isStored = false
  function keep(): void {
    if (ownId() !== userId) return
    const unsaved = saver.unsaved()
    const { checking, saving, failure, fault } = saver.getState()
    if (unsaved && (checking || saving === 'saving' || (failure ?? fault))) {
      isStored = true
      void userDatabase.update(key, () => unsaved)
    } else if (!unsaved && isStored) {
      isStored = false
      void userDatabase.remove(key)
    }
  }
  async function restore(): Promise<void> {
    await leftSaves // what is stored may be saved by then
    const unsaved = readUnsaved(await userDatabase.get(key))
    if (!unsaved || isStopped) return
    isStored = true
    saver.restore(unsaved)
    keep()
  }
  void restore()
  const unsubscribe = saver.subscribe(keep)
  const stop = session.onEnd((reason) => {
    const unsaved = reason === 'refused' ? saver.unsaved() : undefined
    return unsaved && userDatabase.update(key, () => unsaved)
  })
  return () => {
    isStopped = true
    stop()
    leftSaves = Promise.all([leftSaves, sayNotSaved(saver, ownerId).then(unsubscribe)])
  }
}

/** Deletes the account. Rejects with an `ApiError` that can be shown. */
export async function deleteAccount(): Promise<void> {
  assertDone(await api.DELETE('/api/user/current', {}))
}

/** What the golfer changes of their own record. */
export const profileMutations = {
  /** Saves for one golfer. */
  save: (ownerId: number | undefined) =>
    mutationOptions({
      mutationKey: ['profile', 'save'],
      scope: { id: 'profile' },
      async mutationFn(profile: Profile): Promise<void> {
        assertOwner(ownerId)
        await saveProfile(profile)
      },
    }),
  deleteAccount: () =>
    mutationOptions({ mutationKey: ['profile', 'delete-account'], mutationFn: deleteAccount }),
}
