/**
 * The first `units` UTF-16 units of a text, without splitting what is read as one character: a flag, a joined emoji, an accented
 * letter (R9). Only a first one that is longer than that is cut between its parts.
 */
export function cutText(text: string, units: number): string {
  if (text.length <= units) return text
  const end = new Intl.Segmenter().segment(text).containing(units)?.index
  return text.slice(0, end || units).replace(/\p{Surrogate}$/u, '')
}
