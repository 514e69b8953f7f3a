import type { Page } from '@playwright/test'

/** Locators for the course picker. */
export const coursePicker = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1, name: 'Post a score' }),
  tab: (name: string) =>
    page.getByRole('navigation', { name: 'Choose a course' }).getByRole('link', { name }),
  // Only in lists, because a course on a card of Linx links to its round.
  course: (name: string | RegExp) =>
    page.getByRole('main').getByRole('listitem').getByRole('link', { name }),
  search: page.getByRole('searchbox', { name: 'Course name' }),
})

/** Locators for the form of a score's details. */
export const scoreForm = (page: Page) => {
  const alert = page.getByRole('alertdialog', { name: 'Please note:' })
  return {
    front: page.getByRole('textbox', { name: 'Front nine' }),
    back: page.getByRole('textbox', { name: 'Back nine' }),
    total: page.getByRole('textbox', { name: 'Total' }),
    way: (name: string) => page.getByRole('radio', { name }),
    tee: (name: string) => page.getByRole('radio', { name }),
    date: page.getByLabel('Date played'),
    type: (name: string) => page.getByRole('radio', { name }),
    notes: page.getByRole('textbox', { name: 'Notes' }),
    showTo: (name: string) => page.getByRole('radio', { name }),
    // At the end of a round hole by hole the score pad has such a button, too.
    post: page.getByRole('button', { name: 'Post score' }).filter({ visible: true }).first(),
    alert,
    close: alert.getByRole('button', { name: 'OK' }),
  }
}

/** Locators for the scorecard hole by hole and its pad. */
export const scoreCard = (page: Page) => {
  const pad = page.getByRole('region', { name: /^Score for hole/ })
  return {
    pad,
    /** A key by its name, such as 'Par' or 'Birdie'. */
    key: (word: string) => pad.getByRole('button', { name: new RegExp(`^\\d+ ${word}$`) }),
    cell: (hole: number) => page.getByRole('button', { name: new RegExp(`^Hole ${hole},`) }),
    /** The region that replaces the pad after the last hole. */
    end: page.getByRole('region', { name: /holes scored$/ }),
    running: pad.getByRole('paragraph').filter({ hasText: 'thru' }),
  }
}
