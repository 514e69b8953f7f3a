/** How many characters a text has, as the document's limits count them: an emoji is one. */
export const lengthOf = (text: string): number => Array.from(text).length

/** Letters without their accents: 'Añejo' becomes 'Anejo'. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** A part of an address with its percent escapes resolved; as it is when they are malformed. */
export function decodedPart(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
