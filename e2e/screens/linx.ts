import type { Page } from '@playwright/test'

/** Where things are on the Linx page. */
export const linxPage = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1, name: 'Linx' }),
  view: (name: string) =>
    page.getByRole('navigation', { name: 'Linx views' }).getByRole('link', { name }),
  items: page.getByRole('article'),
  round: (golfer: string, course: string) =>
    page.getByRole('article', { name: `${golfer} at ${course}` }),
  showNew: page.getByRole('button', { name: /new Linx/ }),
})
