import { shownName } from './names'

/** The lists of the Following page, as named in the URL. */
const FOLLOW_VIEWS = ['following', 'followers', 'suggestions', 'requests'] as const

/** A list of the Following page. */
export type FollowView = (typeof FOLLOW_VIEWS)[number]

/** Reads the query parameter `view`; anything unknown is the default, suggestions (R16). */
export const parseFollowView = (text: string | null | undefined): FollowView =>
  FOLLOW_VIEWS.find((view) => view === text) ?? 'suggestions'

/** The lists of the Groups page, as named in the URL. */
export type GroupView = 'mygroups' | 'available'

/** Reads the query parameter `view`; anything unknown is the default, My Groups (R16). */
export const parseGroupView = (text: string | null | undefined): GroupView =>
  text === 'available' ? text : 'mygroups'

/** A text without accents, in lower case, so that 'jose' finds 'José'. */
export const plainLetters = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a text. All apostrophes and hyphens separate them, since phones type other forms than the host stores. */
const wordsOf = (text: string): string[] => plainLetters(text).split(/[\s'‘’‐‑-]+/u)

/** Whether each typed word is the start of a word of the name. */
export function matchesName(name: unknown, typed: string): boolean {
  const words = wordsOf(shownName(name))
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)))
}
