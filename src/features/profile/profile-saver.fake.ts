import type { Profile } from '~/domain/people/profile'
import { createFakeTimers, settle } from '~/lib/timers.fake'
import { createProfileSaver } from './create-profile-saver'

const nora: Profile = {
  firstName: 'Nora',
  lastName: 'Whitcombe',
  email: 'nora@whitcombe.example',
  city: 'Boulder',
  state: 'CO',
  gender: 'F',
  private: true,
  ghinNumber: '1034567',
}

type Pending = { profile: Profile; resolve: () => void; reject: (error: Error) => void }

/**
 * A saver of Nora’s profile, with a host and an association whose responses the test gives. The host reads her privacy at once and
 * responds when `answered` resolves.
 */
export function open(
  verdict: () => Promise<{ isValid: boolean; message: string }>,
  answered: Promise<unknown> = Promise.resolve(),
) {
  const sent: Pending[] = []
  const restored: string[] = []
  let checks = 0
  let stored = nora
  const timers = createFakeTimers()
  const saver = createProfileSaver({
    saved: nora,
    save: (profile) =>
      new Promise((resolve, reject) => {
        const kept = () => {
          stored = profile
          resolve()
        }
        sent.push({ profile, resolve: kept, reject })
      }),
    check: () => {
      checks += 1
      return verdict()
    },
    onRestored: (message) => restored.push(message),
    onSaved: () => {},
    async readPrivate() {
      const isPrivate = stored.private
      await answered
      return isPrivate
    },
    timers,
  })
  /** The host saves, but its response is lost. */
  const lose = (at: number) => {
    const { profile, reject } = sent[at] ?? {}
    stored = profile ?? stored
    reject?.(new Error('Lost.'))
  }
  /** The golfer edits fields and leaves them. */
  const edit = (patch: Partial<Profile>) => {
    saver.change(patch)
    saver.commit()
    return settle()
  }
  return { saver, edit, sent, restored, timers, checks: () => checks, stored: () => stored, lose }
}
/** The association knows the golfer. */
export const valid = () => Promise.resolve({ isValid: true, message: '' })
