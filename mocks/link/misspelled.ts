import { LINK_PARAMETERS, type LinkProblem } from './link'

/** From this length on a name may have two wrong letters; with shorter names the app's own parameters would match. */
const LONG_NAME = 6
const MIN_LENGTH = 3

/** The edit distance of two words: how many letters must be changed, added or removed to turn one into the other. */
function distance(one: string, other: string): number {
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

const isNear = (name: string, known: string): boolean =>
  distance(name.toLowerCase(), known) <= (known.length >= LONG_NAME ? 2 : 1)

/** The problem for the first parameter that resembles one of a demo link; others belong to the app. */
export function misspelledParameter(search: string): LinkProblem | undefined {
  for (const [parameter, value] of new URLSearchParams(search)) {
    if (LINK_PARAMETERS.includes(parameter) || parameter.length < MIN_LENGTH) continue
    const meant = LINK_PARAMETERS.find((known) => isNear(parameter, known))
    if (meant !== undefined) return { parameter, value, known: LINK_PARAMETERS, meant }
  }
  return undefined
}
