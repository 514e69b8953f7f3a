/**
 * The opaque colors of one block of tokens.css, by name.
 * @param {string} css @param {string} selector @returns {Map<string, string>}
 */
function colorsOf(css, selector) {
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

/** The colors of both themes; the dark one inherits the light one's. @param {string} css tokens.css */
export function themesOf(css) {
  const light = colorsOf(css, ':root')
  return { light, dark: new Map([...light, ...colorsOf(css, ":root[data-theme='dark']")]) }
}

/** Relative luminance (WCAG 2.2). @param {string} hex */
function luminance(hex) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** @param {string} one @param {string} other */
export function contrast(one, other) {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

// Foreground, least contrast, grounds: every pair of colors that the styles use for text or edges.
/** @type {readonly (readonly [string, number, string])[]} */
const pairs = [
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

/** Each foreground on each of its grounds, with the least contrast. */
export const colorPairs = pairs.flatMap(([ink, least, grounds]) =>
  grounds.split(' ').map((ground) => /** @type {const} */ ([ink, ground, least])),
)
