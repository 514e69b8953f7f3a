import type { Page } from '@playwright/test'
import { inviteMessages } from '~/domain/messages/invite'

/** Locators for the invite page and the way to Microsoft contacts. */
export const invitePage = (page: Page) => {
  const firstName = page.getByLabel('First Name')
  const email = page.getByLabel('Email Address')
  const contacts = page.getByRole('button', { name: 'Microsoft Contacts' })
  const picker = page.getByRole('dialog', { name: inviteMessages.pickerTitle })
  return {
    title: page.getByRole('heading', { level: 1, name: 'INVITE A PLAYER' }),
    firstName,
    email,
    send: page.getByRole('button', { name: inviteMessages.send, exact: true }),
    sending: page.getByRole('button', { name: inviteMessages.sending }),
    problem: page.getByRole('alert'),
    status: (text: string) => page.getByRole('status').filter({ hasText: text }),
    contacts,
    gathering: page.getByRole('alertdialog', { name: inviteMessages.gathering }),
    picker,
    contact: (name: string) => picker.getByRole('checkbox', { name }),
    rows: picker.getByRole('listitem'),
    /** Below the status of the search. */
    selected: picker.getByRole('status').last(),
    search: picker.getByRole('searchbox', { name: 'Search contacts' }),
    selectAll: picker.getByRole('button', { name: 'Select all' }),
    sendMany: (count: number) =>
      picker.getByRole('button', { name: inviteMessages.sendMany(count) }),
    cancel: page.getByRole('button', { name: 'Cancel' }),
    /** Opens the contact picker with its button and a choice on the provider's page. */
    async openContacts(choice: string) {
      await contacts.click()
      await page.getByRole('link', { name: choice }).click()
    },
    async fill(first: string, last: string, address: string) {
      await firstName.fill(first)
      await page.getByLabel('Last Name').fill(last)
      await email.fill(address)
    },
  }
}
