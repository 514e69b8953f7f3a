/** Fewest characters a search is made for. */
const MIN_SEARCH_LENGTH = 3
/** How long typing must pause, in milliseconds. */
export const DEBOUNCE_MS = 500

/** What is searched for: the typed text without spaces around it. */
export const searchText = (typed: string): string => typed.trim()

/** Whether a text is too short to be searched for. */
export const searchTextFault = (text: string): boolean =>
  searchText(text).length < MIN_SEARCH_LENGTH

/** A name in the pieces around the first place where it matches, for marking; the text itself is never changed. */
export function matchedParts(
  name: string,
  text: string,
): [before: string, match: string, after: string] {
  const at = text === '' ? -1 : name.toLowerCase().indexOf(text.toLowerCase())
  // A few letters change their length in lower case; then nothing is marked rather than the wrong letters.
  if (at < 0 || name.toLowerCase().length !== name.length) return [name, '', '']
  return [name.slice(0, at), name.slice(at, at + text.length), name.slice(at + text.length)]
}
