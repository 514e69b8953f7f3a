import type { Page } from '@playwright/test'
import { inviteMessages as say } from '~/domain/messages/invite'

/** Where things are on the invite page, and on the way to Microsoft contacts. */
export const invitePage = (page: Page) => {
  const picker = page.getByRole('dialog', { name: say.pickerTitle })
  return {
    title: page.getByRole('heading', { level: 1, name: 'INVITE A PLAYER' }),
    firstName: page.getByLabel('First Name'),
    lastName: page.getByLabel('Last Name'),
    email: page.getByLabel('Email Address'),
    send: page.getByRole('button', { name: say.send, exact: true }),
    sending: page.getByRole('button', { name: say.sending }),
    problem: page.getByRole('alert'),
    status: (text: string) => page.getByRole('status').filter({ hasText: text }),
    contacts: page.getByRole('button', { name: 'Microsoft Contacts' }),
    gathering: page.getByRole('alertdialog', { name: say.gathering }),
    picker,
    contact: (name: string) => picker.getByRole('checkbox', { name }),
    rows: picker.getByRole('listitem'),
    /** Below the status of the search. */
    selected: picker.getByRole('status').last(),
    search: picker.getByRole('searchbox', { name: 'Search contacts' }),
    selectAll: picker.getByRole('button', { name: 'Select all' }),
    sendMany: (count: number) => picker.getByRole('button', { name: say.sendMany(count) }),
    cancel: page.getByRole('button', { name: 'Cancel' }),
    /** From the button to the contact picker, by a choice on the provider's page. */
    async openContacts(choice: string) {
      await page.getByRole('button', { name: 'Microsoft Contacts' }).click()
      await page.getByRole('link', { name: choice }).click()
    },
    async fill(first: string, last: string, email: string) {
      await page.getByLabel('First Name').fill(first)
      await page.getByLabel('Last Name').fill(last)
      await page.getByLabel('Email Address').fill(email)
    },
  }
}
