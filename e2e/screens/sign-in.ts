import type { Page } from '@playwright/test'

/** Locators for the sign-in page. */
export const signInPage = (page: Page) => ({
  email: page.getByLabel('Email'),
  password: page.getByLabel('Password', { exact: true }),
  login: page.getByRole('button', { name: 'Login', exact: true }),
  busy: page.getByRole('button', { name: 'Logging in...' }),
  /** In the demo only. */
  liveDemo: page.getByRole('link', { name: 'See a live demo' }),
  problem: page.getByRole('alert'),
})
