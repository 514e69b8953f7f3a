import { pluralize, countText } from '~/lib/pluralize'
import { nameList } from '../people/names'
import { PRODUCT_NAME } from '~/lib/product-name'

const invitations = (count: number): string => pluralize(count, 'invitation')

/** Messages of the invite page. The fields' messages and the picker's are fixed texts. */
export const inviteMessages = {
  firstName: "Please enter the first name of the person you're inviting",
  lastName: "Please enter the last name of the person you're inviting",
  email: 'Please enter an email address',
  emailInvalid: 'Please enter a valid email address.',
  send: 'Send Invite',
  sending: 'Sending...',
  failed: 'We couldn’t send the invitation. Please try again.',
  sent: (name: string) => `Invitation sent to ${name}.`,
  again: (day: string) => `You invited this address on ${day}.`,

  gathering: 'Gathering email addresses...',
  pickerTitle: 'Select Contacts to Invite',
  noContacts: 'No contacts available',
  noMatch: 'No results found.',
  selected: (count: number, total: number) => `${countText(count)} of ${countText(total)} selected`,
  sendMany: (count: number) => `Send ${countText(count)} Invitation(s)`,
  progress: (at: number, total: number) => `Sending ${countText(at)} of ${countText(total)}`,
  allSent: (count: number) => `${invitations(count)} sent.`,
  someSent: (count: number) => `${countText(count)} sent.`,
  notSent: (names: readonly string[]) => `Not sent: ${nameList(names)}.`,
  stopped: (sent: number, total: number) =>
    `${countText(sent)} of ${invitations(total)} sent. To send the rest, select them again.`,

  notConfigured:
    'Microsoft contacts aren’t available on this site. Invite one person at a time, or share the link.',
  notLoaded: 'We couldn’t open Microsoft contacts. Check your connection and try again.',
  unreachable: 'We couldn’t reach the sign-in page. Check your connection and try again.',
  storage:
    'Your browser is blocking the storage that sign-in needs. Please allow it and try again.',
  canceled: 'Sign-in was canceled, so your contacts were not opened.',
  untrusted: 'This sign-in wasn’t started in this window. Please try again.',
  signInFailed: 'Sign-in didn’t work. Please try again.',
  denied: 'Microsoft didn’t allow this app to read your contacts.',
  noMailbox: 'This Microsoft account has no mailbox, so it has no contacts.',
  gatherFailed: 'We couldn’t gather your contacts. Please try again.',
  gatherTooMany: 'Microsoft is busy right now. Please try again in a minute.',

  shareText: `Join me on ${PRODUCT_NAME}: post your rounds and follow mine.`,
} as const
