import type { Page } from '@playwright/test'

/** Locators for the bar and tabs around every signed-in page. At each width only one of the two navigations is shown. */
export const shell = (page: Page) => {
  const main = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
  return {
    main,
    link: (name: string | RegExp) => main.getByRole('link', { name }),
    account: page.getByRole('button', { name: /Profile and Logout/ }),
    logout: page.getByRole('menuitem', { name: 'Logout' }),
  }
}
