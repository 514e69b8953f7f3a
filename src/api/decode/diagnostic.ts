import { fieldOf, maybe, number, nonBlank } from '~/lib/decode'

/** The maximum length of a version; a longer text is a page, not a version. */
const MAX_LENGTH = 200

/** The deployed version; undefined when the response has none (then nothing is stored and nothing reloads, R12). */
export function decodeVersion(json: unknown): string | undefined {
  const version = fieldOf(json, 'version')
  const text = String(maybe(nonBlank)(version) ?? maybe(number)(version) ?? '')
  return text.length > MAX_LENGTH ? undefined : text.trim() || undefined
}

/** When the host was deployed, as text; undefined when the response does not say. */
export const decodeDeploymentTime = (json: unknown): string | undefined =>
  maybe(nonBlank)(fieldOf(json, 'deploymentTime'))
