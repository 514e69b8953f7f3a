import { pluralize, countText } from '~/lib/pluralize'
import { nameList } from '../names'
import { PRODUCT_NAME } from '~/lib/product-name'

const people = (count: number): string => pluralize(count, 'Invitation')

/** What the invite page says. The fields' messages and the picker's are fixed texts. */
export const inviteMessages = {
  firstName: "Please enter the first name of the person you're inviting",
  lastName: "Please enter the last name of the person you're inviting",
  email: 'Please enter an email address',
  emailInvalid: 'Please enter a valid email address.',
  send: 'Send Invite',
  sending: 'Sending...',
  failed: 'The invitation could not be sent. Please try again.',
  offline: 'Network error or unexpected issue',
  sent: (name: string) => `Invitation sent to ${name}.`,
  again: (day: string) => `You invited this address on ${day}.`,

  gathering: 'Gathering email addresses...',
  pickerTitle: 'Select Contacts to Invite',
  noContacts: 'No contacts available',
  noMatch: 'No results found.',
  selected: (count: number, total: number) => `${countText(count)} of ${countText(total)} selected`,
  sendMany: (count: number) => `Send ${people(count)}`,
  progress: (at: number, total: number) => `Sending ${countText(at)} of ${countText(total)}`,
  allSent: (count: number) => `${people(count)} sent.`,
  someSent: (count: number) => `${countText(count)} sent.`,
  notSent: (names: readonly string[]) => `Not sent: ${nameList(names)}.`,
  stopped: (sent: number, total: number) =>
    `${countText(sent)} of ${people(total)} sent. The others were not: choose them again to send theirs.`,

  notConfigured:
    'Microsoft contacts are not set up here. Invite one person at a time, or share the link.',
  notLoaded: 'Microsoft contacts could not be opened. Check your connection and try again.',
  unreachable: 'The sign-in page could not be reached. Check your connection and try again.',
  storage:
    'Your browser does not keep what this sign-in needs. Please allow storage and try again.',
  cancelled: 'Your contacts were not opened: the sign-in was cancelled.',
  untrusted: 'This sign-in was not started in this window, so it was not used. Please try again.',
  signInFailed: 'The sign-in did not work. Please try again.',
  denied: 'Microsoft does not let this app read your contacts.',
  noMailbox: 'This Microsoft account has no mailbox, so it has no contacts.',
  gatherFailed: 'Your contacts could not be gathered. Please try again.',
  gatherTooMany: 'Microsoft asks for a pause. Please try again in a minute.',

  shareText: `Join me on ${PRODUCT_NAME}: post your rounds and follow mine.`,
} as const
