import type { Page } from '@playwright/test'

/** Locators for the operator's page. */
export const usagePage = (page: Page) => ({
  key: page.getByLabel('Access key'),
  open: page.getByRole('button', { name: 'Open report' }),
  logout: page.getByRole('button', { name: 'Logout' }),
  problem: page.getByRole('alert'),
  period: (name: string) => page.getByRole('radio', { name }),
  chart: page.getByRole('img', { name: /^Counts/ }),
  counts: page.getByRole('region', { name: 'All counts' }),
  /** The titles of the counts, from the top. */
  titles: page.getByRole('table', { name: 'Counts by period' }).getByRole('rowheader'),
  daily: page.getByRole('table', { name: 'Daily forms' }).getByRole('row'),
  showAll: page.getByRole('button', { name: /^Show all/ }),
  dailyPart: page.getByRole('region', { name: 'Daily forms', exact: true }),
})
