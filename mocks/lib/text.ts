/** The number of code points in a text, which JSON Schema's `maxLength` limits. */
export const lengthOf = (text: string): number => Array.from(text).length

/** The text without accents: 'Añejo' becomes 'Anejo'. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** A part of an address, percent-decoded; unchanged if an escape is malformed. */
export function decodedPart(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
