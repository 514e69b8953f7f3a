const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** The first visible letter of a word, never half a character: 'Élan' → 'É'. */
const firstLetter = (word: string): string =>
  Array.from(word).find((character) => LETTER_OR_DIGIT.test(character)) ?? ''

/**
 * The initials of a printed name, at most two: 'Nora Whitcombe' → 'NW', 'Cher' → 'C', 'Ana María Ruiz' → 'AR'.
 * A name without a letter gives '' (R9).
 */
export function initials(name: string): string {
  const letters = name.split(/\s+/u).map(firstLetter).filter(Boolean)
  const [first = '', ...rest] = letters
  return (first + (rest.at(-1) ?? '')).toUpperCase()
}
