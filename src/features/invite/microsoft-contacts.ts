import { sessionEnd } from '~/api/events'
import type { Contact } from '~/domain/people/contact-names'
import { type ContactsAccess, isMicrosoft, type ContactsSetting } from './contacts-setting'
import { gatherContacts } from './gather-contacts'

type Gathering = {
  token: string
  signal: AbortSignal
  /** How many people have been gathered so far. */
  onCount: (count: number) => void
}

/**
 * The permission to read the golfer's Microsoft contacts, and reading them. All functions reject with an error that can be
 * shown.
 */
export type MicrosoftContacts = ContactsAccess & {
  gather: (gathering: Gathering) => Promise<readonly Contact[]>
}

let access: ContactsAccess | undefined

const forgetAccess = () => {
  access = undefined
}

// The access ends with the session (R10).
sessionEnd.add(forgetAccess)

async function accessBy(setting: ContactsSetting): Promise<ContactsAccess> {
  // MSAL speaks to Microsoft's authorities only, and the app's own sign-in to all others.
  if (isMicrosoft(setting)) return (await import('./msal-access')).msalAccess(setting)
  return (await import('./openid-access')).openidAccess(setting)
}

/**
 * The access to Microsoft contacts; its code is loaded when the button is pressed or a sign-in returns. Rejects when
 * that fails.
 */
export async function openMicrosoftContacts(setting: ContactsSetting): Promise<MicrosoftContacts> {
  access ??= await accessBy(setting)
  return {
    ...access,
    gather: (gathering) =>
      // The next press asks for an account again, so that the golfer can choose another one.
      gatherContacts({ graph: setting.graph, onRefused: forgetAccess, ...gathering }),
  }
}
