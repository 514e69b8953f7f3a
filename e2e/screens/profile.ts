import type { Page } from '@playwright/test'

/** Locators for the profile page and its picture editor. */
export const profilePage = (page: Page) => {
  const editor = page.getByRole('dialog', { name: 'Profile picture' })
  const confirmDialog = page.getByRole('alertdialog')
  return {
    field: (label: string) => page.getByRole('textbox', { name: label }),
    saved: page.getByRole('status').filter({ hasText: /^Saved$/ }),
    privacy: (answer: string) => page.getByRole('radio', { name: answer, exact: true }),
    alert: page.getByRole('alertdialog', { name: 'Please note:' }),
    confirmDialog,
    picture: page.getByRole('button', { name: /profile picture/ }),
    editor,
    file: editor.getByLabel('Picture file'),
    zoom: editor.getByRole('slider', { name: 'Zoom' }),
    save: editor.getByRole('button', { name: 'Save' }),
    problem: editor.getByRole('alert'),
    delete: page.getByRole('main').getByRole('button', { name: 'Delete Account' }),
    confirmWord: confirmDialog.getByRole('textbox'),
  }
}
