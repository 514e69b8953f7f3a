import { maybe, number, record, UNUSABLE, words, type Decoder } from './value'

/** Longer than any version's name; a longer text is a page, not a version. */
const LONGEST = 200

const name: Decoder<string> = (json) => {
  const value = maybe(words)(json) ?? maybe(number)(json)
  return value === undefined || String(value).length > LONGEST ? UNUSABLE : String(value).trim()
}

/** The deployed version; undefined when the answer names none (then nothing is stored and nothing reloads, R12). */
export function decodeVersion(json: unknown): string | undefined {
  const answer = record<{ version: string }>({ version: name })(json)
  return answer === UNUSABLE ? undefined : answer.version
}

/** When the host was deployed, as it says it; undefined when it does not. */
export function decodeDeploymentTime(json: unknown): string | undefined {
  const answer = record<{ deploymentTime: string }>({ deploymentTime: words })(json)
  return answer === UNUSABLE ? undefined : answer.deploymentTime
}
