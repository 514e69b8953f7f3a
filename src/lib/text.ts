/** Text with each half character replaced, so that it can be encoded for an address (R9). */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\u{FFFD}')

/** The first `units` UTF-16 units of a text, without splitting a character (R9). */
export function cutText(text: string, units: number): string {
  if (text.length <= units) return text
  const last = text.charCodeAt(units - 1)
  const splits = last >= 0xd800 && last <= 0xdbff
  return text.slice(0, splits ? units - 1 : units)
}
