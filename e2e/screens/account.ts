import type { Page } from '@playwright/test'

/** Locators for the pages on which golfers create an account or reset a password. */
export const accountPages = (page: Page) => ({
  field: (label: string) => page.getByLabel(label, { exact: true }),
  hdcpId: page.getByLabel('HDCP ID'),
  sendLink: page.getByRole('button', { name: 'Send reset link' }),
  reset: page.getByRole('button', { name: 'Reset password' }),
  create: page.getByRole('button', { name: 'Create Account' }),
  launch: page.getByRole('button', { name: 'Launch Application' }),
  tryServiceAgain: page.getByRole('button', { name: 'Try the handicap service again' }),
  title: page.getByRole('heading', { level: 1 }),
  problem: page.getByRole('alert'),
})
