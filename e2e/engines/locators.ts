import { getByLabelSelector, getByRoleSelector } from 'ivya'

type RoleOptions = Parameters<typeof getByRoleSelector>[1]

/** An element by role and accessible name, like Playwright's `getByRole`: a string matches part of the name, ignoring case. */
export const role = (name: string, label?: string | RegExp, options: RoleOptions = {}): string =>
  getByRoleSelector(name, { ...(label !== undefined && { name: label }), ...options })

/** A field by its exact label, like Playwright's `getByLabel`. */
export const label = (words: string): string => getByLabelSelector(words, { exact: true })

/** Each selector's match within the match of the one before. */
export const within = (...selectors: string[]): string => selectors.join(' >> ')

/** The matches of the selector that contain this text, ignoring case. */
export const having = (selector: string, words: string): string =>
  `${selector} >> internal:has-text=${JSON.stringify(words)}i`

/** A comment in an open panel. */
export const comment = within(role('region', 'Comments'), role('listitem'))
