/** The paints a tee marker can have. */
export type TeePaint = 'black' | 'blue' | 'white' | 'gold' | 'green' | 'red' | 'silver'

/** How a tee's marker is drawn: paint, two paints split, the combo square, or a ring with the name's initial. */
export type TeeTone =
  | { tone: TeePaint | 'combo'; second?: TeePaint | undefined; initial?: undefined }
  | { tone?: undefined; second?: undefined; initial: string }

const PAINTS: Record<string, TeePaint> = {
  black: 'black',
  blue: 'blue',
  white: 'white',
  gold: 'gold',
  yellow: 'gold',
  green: 'green',
  red: 'red',
  silver: 'silver',
  gray: 'silver',
  grey: 'silver',
}

/**
 * How to draw a tee, by its name: the first color is its paint, and a second one splits the square; a name without a color
 * ('Granite', 'Presidents') has a ring with its initial.
 */
export function teeTone(name: string): TeeTone {
  const words: readonly string[] = name.toLowerCase().match(/\p{L}+/gu) ?? []
  const [tone, second] = new Set(
    words.flatMap((word) => (Object.hasOwn(PAINTS, word) ? [PAINTS[word]] : [])),
  )
  if (tone) return { tone, second }
  if (words.includes('combo')) return { tone: 'combo' }
  return { initial: (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '?').toUpperCase() }
}
