import { getByLabelSelector, getByRoleSelector } from 'ivya'

type RoleOptions = Parameters<typeof getByRoleSelector>[1]

/** An element by its role and accessible name, as Playwright's `getByRole`: a text is found within the name, case aside. */
export const role = (name: string, label?: string | RegExp, options: RoleOptions = {}): string =>
  getByRoleSelector(name, { ...(label !== undefined && { name: label }), ...options })

/** A field by its label, as Playwright's `getByLabel`. */
export const label = (words: string): string => getByLabelSelector(words, { exact: true })

/** The second within the first. */
export const within = (...selectors: string[]): string => selectors.join(' >> ')

/** What the selector finds that has this text in it, case aside. */
export const having = (selector: string, words: string): string =>
  `${selector} >> internal:has-text=${JSON.stringify(words)}i`

/** A comment in an open panel. */
export const comment = within(role('region', 'Comments'), role('listitem'))
