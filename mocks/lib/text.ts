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

/** The edit distance of two words: how many letters must be changed, added or removed to turn one into the other. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1]
    for (const [to, wanted] of Array.from(other).entries()) {
      const changed = (row[to] ?? 0) + (letter === wanted ? 0 : 1)
      next.push(Math.min(changed, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** The names, those with the spelling most like `name` first; upper and lower case are alike. */
export function likeFirst(names: readonly string[], name: string): string[] {
  const unlike = (known: string) => distance(known.toLowerCase(), name.toLowerCase())
  return names.toSorted((one, other) => unlike(one) - unlike(other))
}
