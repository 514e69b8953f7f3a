import { distance } from '../lib/text'
import { LINK_PARAMETERS, type LinkProblem } from './link'

/** From this length on a name may have two wrong letters; with shorter names the app's own parameters would match. */
const LONG_NAME = 6
const MIN_LENGTH = 3

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
