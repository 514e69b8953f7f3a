import type { Page } from '@playwright/test'

/** The course picker. */
export const coursePicker = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1, name: 'Post a score' }),
  tab: (name: string) =>
    page.getByRole('navigation', { name: 'Choose a course' }).getByRole('link', { name }),
  course: (name: string | RegExp) => page.getByRole('main').getByRole('link', { name }),
  search: page.getByRole('searchbox', { name: 'Course name' }),
})

/** The details of a score. */
export const scoreForm = (page: Page) => {
  const alert = page.getByRole('alertdialog', { name: 'Please note:' })
  return {
    front: page.getByRole('textbox', { name: 'Front nine' }),
    back: page.getByRole('textbox', { name: 'Back nine' }),
    total: page.getByRole('textbox', { name: 'Total' }),
    tee: (name: string) => page.getByRole('radio', { name }),
    date: page.getByLabel('Date played'),
    type: (name: string) => page.getByRole('radio', { name }),
    notes: page.getByRole('textbox', { name: 'Notes' }),
    showTo: (name: string) => page.getByRole('radio', { name }),
    post: page.getByRole('button', { name: 'Post score' }).filter({ visible: true }),
    alert,
    close: alert.getByRole('button', { name: 'OK' }),
  }
}
