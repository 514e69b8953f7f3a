import { LINK_PARAMETERS, type LinkProblem } from './link'

/** A name so long may have two wrong letters; a shorter one would be taken for a parameter of the app. */
const LONG_NAME = 6
const MIN_LENGTH = 3

/** How many letters must be changed, added or left out to get from one word to the other. */
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

/** The first parameter that is nearly one of a demo link; any other belongs to the app. */
export function misspelledParameter(search: string): LinkProblem | undefined {
  for (const [parameter, value] of new URLSearchParams(search)) {
    if (LINK_PARAMETERS.includes(parameter) || parameter.length < MIN_LENGTH) continue
    const meant = LINK_PARAMETERS.find((known) => isNear(parameter, known))
    if (meant !== undefined) return { parameter, value, known: LINK_PARAMETERS, meant }
  }
  return undefined
}
