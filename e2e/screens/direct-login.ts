import type { Page } from '@playwright/test'

/** Locators for the pages of direct sign-in, including the provider's. */
export const directLogin = (page: Page) => ({
  title: page.getByRole('heading', { level: 1, name: 'Direct sign-in' }),
  withEmail: page.getByRole('button', { name: 'Login with Email' }),
  withMicrosoft: page.getByRole('button', { name: 'Login with Microsoft' }),
  toApplication: page.getByRole('link', { name: 'Go to Application' }),
  logout: page.getByRole('button', { name: 'Logout', exact: true }),
  problem: page.getByRole('alert'),
  question: page.getByRole('alertdialog', { name: 'Switch accounts?' }),
  change: page.getByRole('button', { name: 'Switch accounts' }),
  stay: page.getByRole('button', { name: 'Stay signed in' }),
  /** On the provider's page. */
  choice: (name: string) => page.getByRole('link', { name }),
})
