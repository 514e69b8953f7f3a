import type { Page } from '@playwright/test'

/** Where things are on the Linx page. */
export const linxPage = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1, name: 'Linx' }),
  view: (name: string) =>
    page.getByRole('navigation', { name: 'Linx views' }).getByRole('link', { name }),
  items: page.getByRole('article'),
  /** The place in the feed of each item that is drawn now; the others are height only. */
  places: () =>
    page
      .getByRole('article')
      .evaluateAll((items) => items.map((item) => `${item.ariaPosInSet} ${item.ariaLabel}`)),
  round: (golfer: string, course: string) =>
    page.getByRole('article', { name: `${golfer} at ${course}` }),
  showNew: page.getByRole('button', { name: /new Linx/ }),
})
