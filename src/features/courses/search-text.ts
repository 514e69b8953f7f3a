/** The minimum number of characters to search for. */
const MIN_SEARCH_LENGTH = 3
/** How long typing must pause before a search, in milliseconds. */
export const DEBOUNCE_MS = 500

/** The text to search for: trimmed. */
export const searchText = (typed: string): string => typed.trim()

/** Whether a text is too short to be searched for. */
export const searchTextFault = (text: string): boolean =>
  searchText(text).length < MIN_SEARCH_LENGTH

/** Splits a name around its first match, to mark it; joined, the parts are the name. Without a match, all of it is `before`. */
export function matchedParts(
  name: string,
  text: string,
): [before: string, match: string, after: string] {
  const at = text === '' ? -1 : name.toLowerCase().indexOf(text.toLowerCase())
  // Some letters have another length in lower case; then nothing is marked, since it could be the wrong letters.
  if (at < 0 || name.toLowerCase().length !== name.length) return [name, '', '']
  return [name.slice(0, at), name.slice(at, at + text.length), name.slice(at + text.length)]
}
