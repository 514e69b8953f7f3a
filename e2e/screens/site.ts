import type { Page } from '@playwright/test'

/** Locators for the pages about the product. */
export const sitePage = (page: Page) => ({
  title: (name: string) => page.getByRole('heading', { level: 1, name, exact: true }),
  main: page.getByRole('main'),
  /** The value next to a name on the About page. */
  fact: (name: string) =>
    page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd'),
  copyDetails: page.getByRole('button', { name: 'Copy details' }),
  copied: page.getByRole('button', { name: 'Copied' }),
  help: page.getByRole('link', { name: 'Help for this page' }),
  back: page.getByRole('button', { name: 'Back' }),
})
