/** Any character except controls, spaces, combining marks and letters that render as blank. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u

/** The text, trimmed; undefined if nothing in it is visible. */
export function visibleText(text: unknown): string | undefined {
  return typeof text === 'string' && VISIBLE.test(text) ? text.trim() : undefined
}

/** A golfer's name to show; one without visible characters is 'Unknown' (R9). */
export const shownName = (name: unknown): string => visibleText(name) ?? 'Unknown'

/** The full name of a golfer's own record, as the host shows it with their posts. */
export const fullName = (user: { us_firstname: string; us_lastname: string }): string =>
  `${user.us_firstname} ${user.us_lastname}`.trim()

/** The first visible word of a name: 'Tom' of 'Tom Okafor'. */
export const firstName = (name: unknown): string =>
  shownName(
    shownName(name)
      .split(/\s+/u)
      .find((word) => VISIBLE.test(word)),
  )

/** The golfers' first names; full names for those who share a first name: 'Tom Okafor' and 'Tom Hale'. */
export const shortNames = (golfers: readonly { name: unknown }[]): string[] =>
  golfers.map(({ name }) => {
    const short = firstName(name)
    return golfers.filter((one) => firstName(one.name) === short).length > 1
      ? shownName(name)
      : short
  })

type Placed = { name: unknown; place?: string | undefined }

/** What tells each golfer apart from others with the same full name: place, number or both; undefined for a unique name. */
export const namesakeMarks = (golfers: readonly Placed[]): (string | undefined)[] =>
  golfers.map((golfer) => {
    const namesakes = golfers.filter(({ name }) => shownName(name) === shownName(golfer.name))
    if (namesakes.length < 2) return undefined
    const neighbors = namesakes.filter(({ place }) => place === golfer.place)
    const number = neighbors.length > 1 ? `No. ${neighbors.indexOf(golfer) + 1}` : undefined
    return [golfer.place, number].filter((part) => part !== undefined).join(', ') || undefined
  })

/** Short names, each of them unique: 'Tom', 'Dana Hale (Boulder)' and 'Dana Hale (Denver)'. */
export function distinctNames(golfers: readonly Placed[]): string[] {
  const marks = namesakeMarks(golfers)
  return shortNames(golfers).map((name, at) => (marks[at] ? `${name} (${marks[at]})` : name))
}

/** Names joined for a sentence: 'Tom', 'Tom and Dana', 'Tom, Dana and Luis'. */
export function nameList(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
