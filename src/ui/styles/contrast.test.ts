import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The opaque colors of one block of tokens.css, by name. */
function colorsOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`tokens.css has no block ${selector}`)
  const block = css.slice(start, css.indexOf('\n  }', start))
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[\da-f]{6})\b/gi)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
}

const light = colorsOf(':root')
const themes = { light, dark: new Map([...light, ...colorsOf(":root[data-theme='dark']")]) }

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

// Foreground, least contrast, grounds: every pair of colors that the styles use for text or edges.
const pairs: readonly (readonly [string, number, string])[] = [
  [
    'ink',
    4.5,
    'bg bg-glow surface surface-sunken surface-raised surface-press accent-wash flag-wash dawn-wash sky-wash',
  ],
  [
    'ink-2',
    4.5,
    'bg bg-glow surface surface-sunken surface-raised surface-press accent-wash flag-wash dawn-wash sky-wash',
  ],
  ['ink-3', 4.5, 'bg bg-glow surface surface-sunken surface-raised surface-press'],
  ['accent-text', 4.5, 'bg bg-glow surface surface-sunken surface-raised accent-wash'],
  ['flag-text', 4.5, 'bg surface surface-sunken surface-raised flag-wash'],
  ['dawn-text', 4.5, 'bg surface surface-sunken dawn-wash'],
  ['sky-text', 4.5, 'surface sky-wash'],
  ['on-accent', 4.5, 'accent accent-hover accent-press'],
  ['on-accent-wash', 4.5, 'accent-wash'],
  ['on-flag', 4.5, 'flag'],
  ['on-band', 4.5, 'band'],
  ['on-band-2', 4.5, 'band'],
  ['mark-under', 4.5, 'surface surface-sunken accent-wash'],
  ['mark-over', 4.5, 'surface surface-sunken accent-wash'],
  ['edge', 3, 'bg surface surface-sunken surface-raised'],
  ['accent', 3, 'surface bg surface-sunken'],
  ['flag', 3, 'surface bg'],
  ['focus', 3, 'bg bg-glow surface surface-sunken surface-raised'],
]

const rows = pairs.flatMap(([ink, least, grounds]) =>
  grounds.split(' ').map((ground) => [ink, ground, least] as const),
)

test('no color pair has been dropped from the contrast list', () => {
  expect(rows.length).toBe(70)
})

test.each(rows)('%s is readable on %s (at least %f : 1), in both themes', (ink, ground, least) => {
  for (const [theme, colors] of Object.entries(themes)) {
    const [front, back] = [colors.get(ink), colors.get(ground)]
    if (!front || !back)
      throw new Error(`tokens.css has no color --${front ? ground : ink} in ${theme}`)
    expect(contrast(front, back), theme).toBeGreaterThanOrEqual(least)
  }
})
