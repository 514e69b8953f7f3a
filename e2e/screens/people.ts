import type { Page } from '@playwright/test'

/** Locators for the Following page. */
export const followingPage = (page: Page) => {
  const row = (golfer: string) => page.getByRole('listitem').filter({ hasText: golfer })
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Following' }),
    tab: (name: string) =>
      page.getByRole('navigation', { name: 'Following views' }).getByRole('link', { name }),
    requests: page.getByRole('main').getByRole('link', { name: /^Requests/ }),
    row,
    action: (word: string, golfer: string) =>
      page.getByRole('button', { name: `${word} ${golfer}`, exact: true }),
  }
}

/** Locators for the Groups page. */
export const groupsPage = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1, name: 'Groups' }),
  tab: (name: string) =>
    page.getByRole('navigation', { name: 'Groups views' }).getByRole('link', { name }),
  group: (name: string | RegExp) => page.getByRole('article', { name }),
})
