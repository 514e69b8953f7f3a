/**
 * The first `units` UTF-16 units of a text, without splitting what is read as one character: a flag, a joined emoji, an accented
 * letter (R9). Only a first character that is itself longer than `units` is split, between its code points.
 */
export function cutText(text: string, units: number): string {
  if (text.length <= units) return text
  const end = new Intl.Segmenter().segment(text).containing(units)?.index
  return text.slice(0, end || units).replace(/\p{Surrogate}$/u, '')
}

/** A text as a form sends it: each line break has two UTF-16 units. */
export const asSent = (text: string): string => text.replace(/\r?\n/g, '\r\n')

/** Like `cutText`, for a text with line breaks: `units` is the limit of the text as a form sends it. */
export const cutSent = (text: string, units: number): string =>
  cutText(asSent(text), units).replaceAll('\r\n', '\n')
