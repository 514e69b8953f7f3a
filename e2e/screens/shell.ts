import type { Page } from '@playwright/test'

/** The bar and tabs around every signed-in page. Only one of the two navigations is shown at a width. */
export const shell = (page: Page) => {
  const main = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
  return {
    main,
    link: (name: string | RegExp) => main.getByRole('link', { name }),
    account: page.getByRole('button', { name: /Profile and Logout/ }),
    logout: page.getByRole('menuitem', { name: 'Logout' }),
  }
}
