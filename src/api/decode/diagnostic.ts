import { maybe, number, record, UNUSABLE, nonBlank, type Decoder } from '~/lib/decode'

/** Longer than any version; a longer text is a page, not a version. */
const MAX_LENGTH = 200

const versionName: Decoder<string> = (json) => {
  const value = maybe(nonBlank)(json) ?? maybe(number)(json)
  return value === undefined || String(value).length > MAX_LENGTH ? UNUSABLE : String(value).trim()
}

/** The deployed version; undefined when the response has none (then nothing is stored and nothing reloads, R12). */
export function decodeVersion(json: unknown): string | undefined {
  const answer = record<{ version: string }>({ version: versionName })(json)
  return answer === UNUSABLE ? undefined : answer.version
}

/** When the host was deployed, as text; undefined when the response does not say. */
export function decodeDeploymentTime(json: unknown): string | undefined {
  const answer = record<{ deploymentTime: string }>({ deploymentTime: nonBlank })(json)
  return answer === UNUSABLE ? undefined : answer.deploymentTime
}
