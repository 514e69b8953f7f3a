/** The look of another brand: VITE_BRANDING names a folder with `branding.json` and, for a logo of its own, `logo.svg` and `icons/`. */
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { colorPairs, contrast, themesOf } from './contrast.mjs'
import { suggestion } from './similar-name.mjs'

const TOKENS = fileURLToPath(new URL('../../src/ui/styles/tokens.css', import.meta.url))

/** Each icon that shows the logo, and its size. */
const ICONS = {
  'apple-touch.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'maskable-512.png': 512,
  'monochrome-512.png': 512,
  'shortcut-linx.png': 192,
  'shortcut-post.png': 192,
}

/** The maximum length of the short name; a home screen cuts off longer ones. */
const MAX_SHORT_NAME_LENGTH = 12

/** @typedef {'light' | 'dark'} Theme */
/** @typedef {{ name?: string, shortName?: string, colors: Record<Theme, Record<string, string>> }} Branding */

const themes = () => themesOf(readFileSync(TOKENS, 'utf8'))
const hasLogo = (/** @type {string} */ folder) => existsSync(join(folder, 'logo.svg'))

/** @param {unknown} value @returns {value is object} whether JSON has it in braces */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** @param {unknown} value @returns {Record<string, unknown>} its members; none unless it is an object */
const record = (value) => (isObject(value) ? { ...value } : {})

/** The unchecked contents of `branding.json`; empty without a folder, an Error for a file that is not valid JSON. @param {string} folder */
function contents(folder) {
  if (folder === '') return {}
  try {
    return record(JSON.parse(readFileSync(join(folder, 'branding.json'), 'utf8')))
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** @param {string} folder of a branding without mistakes; empty: none @returns {Branding} */
export function brandingOf(folder) {
  const found = contents(folder)
  const { name, shortName, colors } = found instanceof Error ? record(undefined) : found
  /** @param {Theme} theme */
  const colorsOf = (theme) =>
    Object.fromEntries(
      Object.entries(record(record(colors)[theme])).map(([key, value]) => [key, String(value)]),
    )
  return {
    ...(typeof name === 'string' && { name: name.trim() }),
    ...(typeof shortName === 'string' && { shortName: shortName.trim() }),
    colors: { light: colorsOf('light'), dark: colorsOf('dark') },
  }
}

/** The width of a square PNG; undefined for another file. @param {string} file */
function squareSize(file) {
  const bytes = readFileSync(file)
  const [width, height] = bytes.length > 24 ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : []
  return bytes.subarray(1, 4).toString() === 'PNG' && width === height ? width : undefined
}

/** @param {string} folder @returns {string[]} */
function iconMistakes(folder) {
  if (!hasLogo(folder)) return []
  return Object.entries(ICONS).flatMap(([name, size]) => {
    const file = join(folder, 'icons', name)
    if (!existsSync(file))
      return [`${file} is missing: a logo of its own needs ${name}, ${size} x ${size}.`]
    return squareSize(file) === size ? [] : [`${file} is not a ${size} x ${size} PNG.`]
  })
}

/**
 * The mistakes in the brand's colors of one theme; contrasts are checked only when every name and value is right.
 * @param {Record<string, string>} own @param {Theme} theme @returns {string[]}
 */
function colorMistakes(own, theme) {
  const known = themes()[theme]
  const wrong = Object.entries(own).flatMap(([name, value]) => {
    const key = `colors.${theme}.${name}`
    if (!known.has(name))
      return [
        `${key} is not a color in src/ui/styles/tokens.css.${suggestion(name, [...known.keys()])}`,
      ]
    return /^#[\da-f]{6}$/i.test(value) ? [] : [`${key} is ${value}: write it as #12382a.`]
  })
  return wrong.length > 0 ? wrong : contrastMistakes(own, theme, known)
}

/**
 * Pairs with a color of the brand whose contrast is too low.
 * @param {Record<string, string>} own @param {Theme} theme @param {Map<string, string>} known the product's colors
 * @returns {string[]}
 */
function contrastMistakes(own, theme, known) {
  const all = new Map([...known, ...Object.entries(own)])
  return colorPairs.flatMap(([ink, ground, least]) => {
    if (!(ink in own) && !(ground in own)) return []
    const ratio = contrast(all.get(ink) ?? '', all.get(ground) ?? '')
    if (ratio >= least) return []
    return [
      `${ink} (${all.get(ink)}) cannot be read on ${ground} (${all.get(ground)}) in the ${theme} theme: the contrast is ${ratio.toFixed(1)}, and ${least} is needed.`,
    ]
  })
}

/** A name that is not a text, or is an empty one. @param {Record<string, unknown>} found @returns {string[]} */
const mistypedTexts = (found) =>
  ['name', 'shortName'].flatMap((key) => {
    const value = found[key]
    return value === undefined || (typeof value === 'string' && value.trim() !== '')
      ? []
      : [`${key} is ${JSON.stringify(value)}: write a text, as "Linx".`]
  })

/** @param {string} key @param {unknown} value @returns {string[]} */
const mistypedColors = (key, value) =>
  value === undefined || isObject(value)
    ? []
    : [`${key} is ${JSON.stringify(value)}: write an object, as scripts/build/second-brand has it.`]

/** @param {Record<string, unknown>} found @param {readonly string[]} known @returns {string[]} */
const unknownKeys = (found, known) =>
  Object.keys(found)
    .filter((key) => !known.includes(key))
    .map((key) => `${key} is not a known key. The keys are ${known.join(', ')}.`)

/** The mistakes in a branding, one sentence each. @param {string} folder as in VITE_BRANDING @returns {string[]} */
export function brandingMistakes(folder) {
  if (folder === '') return []
  const file = join(folder, 'branding.json')
  if (!existsSync(file)) return [`VITE_BRANDING=${folder} names no folder with a branding.json.`]
  const found = contents(folder)
  if (found instanceof Error) return [`${file} is not valid JSON: ${found.message}.`]
  const foundColors = record(found.colors)
  const { shortName = '', colors } = brandingOf(folder)
  const mistakes = [
    ...unknownKeys(found, ['name', 'shortName', 'colors']),
    ...unknownKeys(foundColors, ['light', 'dark']),
    ...mistypedTexts(found),
    ...mistypedColors('colors', found.colors),
    ...mistypedColors('colors.light', foundColors.light),
    ...mistypedColors('colors.dark', foundColors.dark),
    ...(found['name'] === undefined ? ['It has no name.'] : []),
    ...(shortName.length > MAX_SHORT_NAME_LENGTH
      ? [`shortName is longer than ${MAX_SHORT_NAME_LENGTH} letters, which a home screen cuts off.`]
      : []),
    ...colorMistakes(colors.light, 'light'),
    ...colorMistakes(colors.dark, 'dark'),
  ]
  return [...mistakes.map((sentence) => `${file}: ${sentence}`), ...iconMistakes(folder)]
}

/** @param {string} selector @param {Record<string, string>} colors */
const ruleOf = (selector, colors) =>
  `${selector}{${Object.entries(colors)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`

/** A color of the light theme by its name in tokens.css. @param {string} name @param {Branding} [branding] */
export const lightColor = (name, branding) =>
  branding?.colors.light[name] ?? themes().light.get(name)

/** Styles that give the brand's colors to the tokens. @param {Branding} branding */
export function brandStyles({ colors: { light, dark } }) {
  if (Object.keys(light).length + Object.keys(dark).length === 0) return ''
  return `@layer tokens{${ruleOf(':root', light)}${ruleOf(":root[data-theme='dark']", dark)}}`
}

/**
 * Replaces colors in one pass, since a new color may be the old one of another.
 * @param {string} text @param {readonly (readonly [from: string | undefined, to: string | undefined])[]} changes
 */
function recolored(text, changes) {
  const newColors = new Map(changes.flatMap(([from, to]) => (from && to ? [[from, to]] : [])))
  return text.replaceAll(/#[\da-f]{6}\b/g, (color) => newColors.get(color) ?? color)
}

/**
 * A text with the brand's background colors instead of the product's. Browsers show them around the page.
 * @param {string} text @param {Branding} branding
 */
export function inBrandColors(text, { colors }) {
  const { light, dark } = themes()
  /** @type {readonly (readonly [string | undefined, string | undefined])[]} */
  const changes = [
    [light.get('bg-glow'), colors.light['bg-glow']],
    [dark.get('bg-glow'), colors.dark['bg-glow']],
    [light.get('bg'), colors.light['bg']],
  ]
  return recolored(text, changes)
}

/** The modules of printed scorecards. These look the same in both themes, so the code has the colors instead of tokens. */
const PRINTED = /\/(?:features\/feed\/share\/card-holes\.ts|features\/login\/hero\.module\.css)$/

/**
 * The code of such a module with the brand's band instead of the product's; other code is unchanged.
 * @param {string} code @param {string} id @param {Branding} branding
 */
export function inBrandPrint(code, id, { colors: { light } }) {
  if (!PRINTED.test(id)) return code
  const stock = themes().light
  return recolored(
    code,
    ['band', 'on-band', 'on-band-2'].map((name) => [stock.get(name), light[name]]),
  )
}

/** The constants of the code: whether the logo is a file, and the name. @param {Record<string, string>} values by name of the setting */
export const brandDefines = (values) => ({
  'import.meta.env.VITE_PRODUCT_NAME': JSON.stringify(values['VITE_PRODUCT_NAME'] ?? ''),
  'import.meta.env.VITE_LOGO': JSON.stringify(hasOwnLogo(values) ? '/icons/mark.svg' : ''),
})

/** @param {Record<string, string>} values */
const hasOwnLogo = ({ VITE_BRANDING: folder }) => Boolean(folder && hasLogo(folder))

/**
 * Applies the brand's colors to the styles and the page, and uses its logo and icons.
 * @param {Record<string, string>} values by name of the setting
 * @returns {import('vite').Plugin}
 */
export function branded(values) {
  const folder = values['VITE_BRANDING'] ?? ''
  const branding = brandingOf(folder)
  const files = hasOwnLogo(values)
    ? [
        { from: join(folder, 'logo.svg'), to: 'icons/mark.svg' },
        ...Object.keys(ICONS).map((name) => ({
          from: join(folder, 'icons', name),
          to: `icons/${name}`,
        })),
      ]
    : []
  return {
    name: 'linx:branded',
    enforce: 'pre',
    transform(code, id) {
      const made = id.endsWith('/ui/styles/index.css')
        ? code + brandStyles(branding)
        : inBrandPrint(code, id, branding)
      return made === code ? null : { code: made, map: null }
    },
    transformIndexHtml: { order: 'pre', handler: (html) => inBrandColors(html, branding) },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = files.find(({ to }) => request.url === `/${to}`)
        if (!file) return next()
        response.setHeader('Content-Type', file.to.endsWith('.svg') ? 'image/svg+xml' : 'image/png')
        response.end(readFileSync(file.from))
      })
    },
    // Runs before the worker's list of files is made.
    writeBundle({ dir = '' }) {
      for (const { from, to } of files) copyFileSync(from, join(dir, to))
    },
  }
}
