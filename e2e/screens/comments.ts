import type { Locator } from '@playwright/test'

/** Locators for the comments and Woohoos of one feed entry. */
export const commentsOf = (entry: Locator) => ({
  comments: entry.getByRole('button', { name: /comment/i, expanded: false }),
  openComments: entry.getByRole('button', { name: /comment/i, expanded: true }),
  woohoos: entry.getByRole('button', { name: /^\d+ Woohoos?$/ }),
  giveWoohoo: entry.getByRole('button', { name: 'Woohoo!' }),
  undo: entry.getByRole('button', { name: 'Undo Woohoo' }),
  panel: entry.getByRole('region', { name: 'Comments' }),
  likers: entry.getByRole('region', { name: 'Woohoos' }),
  field: entry.getByRole('textbox', { name: 'Add a comment' }),
  send: entry.getByRole('button', { name: 'Send comment' }),
  retry: entry.getByRole('button', { name: 'Retry sending the comment' }),
})
