import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import {
  brandDefines,
  brandingMistakes,
  brandingOf,
  brandStyles,
  inBrandColors,
  inBrandPrint,
} from './branding.mjs'
import { settingMistakes } from './check-settings.mjs'
import { manifest } from './manifest.mjs'
import { settings } from './settings.mjs'

const SECOND = 'scripts/build/second-brand'

/** @type {string[]} */
const folders = []
afterEach(() => {
  vi.unstubAllEnvs()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A copy of the second brand, with another branding.json. @param {string} text */
function brandWith(text) {
  const folder = mkdtempSync(join(tmpdir(), 'linx-brand-'))
  folders.push(folder)
  cpSync(SECOND, folder, { recursive: true })
  writeFileSync(join(folder, 'branding.json'), text)
  return folder
}

test('the second brand can be built', () => {
  expect(settingMistakes({ VITE_BRANDING: SECOND })).toEqual([])
})

test.each([
  ['{', 'is not valid JSON'],
  ['{}', 'It has no name.'],
  [
    '{"name":"Birdie","colours":{}}',
    'colours is not a known key. The keys are name, shortName, colors.',
  ],
  [
    '{"name":"Birdie","colors":{"night":{}}}',
    'night is not a known key. The keys are light, dark.',
  ],
  ['{"name":5}', 'name is 5: write a text'],
  ['{"name":"Birdie","shortName":5}', 'shortName is 5: write a text'],
  ['{"name":"Birdie","shortName":" "}', 'shortName is " ": write a text'],
  ['{"name":"Birdie","colors":"blue"}', 'colors is "blue": write an object'],
  ['{"name":"Birdie","colors":{"dark":[]}}', 'colors.dark is []: write an object'],
  ['{"name":"Birdie","shortName":"Birdie Golf Club"}', 'longer than 12 letters'],
  [
    '{"name":"Birdie","colors":{"light":{"acent":"#123456"}}}',
    'colors.light.acent is not a color in src/ui/styles/tokens.css. Did you mean accent?',
  ],
  [
    '{"name":"Birdie","colors":{"dark":{"accent":"blue"}}}',
    'colors.dark.accent is blue: write it as #12382a.',
  ],
  [
    '{"name":"Birdie","colors":{"light":{"accent":"#ffd700"}}}',
    'on-accent (#ffffff) cannot be read on accent (#ffd700) in the light theme: the contrast is 1.4, and 4.5 is needed.',
  ],
])('%s is refused with a sentence', (text, sentence) => {
  const folder = brandWith(text)
  expect(brandingMistakes(folder).join('\n')).toContain(join(folder, 'branding.json'))
  expect(brandingMistakes(folder).join('\n')).toContain(sentence)
})

test('a missing folder, a missing icon and an icon of another size are refused', () => {
  expect(settingMistakes({ VITE_BRANDING: 'nowhere' })).toEqual([
    'VITE_BRANDING=nowhere names no folder with a branding.json.',
  ])
  const folder = brandWith('{"name":"Birdie"}')
  rmSync(join(folder, 'icons/icon-512.png'))
  cpSync(join(SECOND, 'icons/icon-192.png'), join(folder, 'icons/apple-touch.png'))
  expect(brandingMistakes(folder)).toEqual([
    `${join(folder, 'icons/apple-touch.png')} is not a 180 x 180 PNG.`,
    `${join(folder, 'icons/icon-512.png')} is missing: a logo of its own needs icon-512.png, 512 x 512.`,
  ])
})

test('the brand’s name is the product’s, unless the shell sets another one', () => {
  vi.stubEnv('VITE_BRANDING', SECOND)
  expect(settings(false)['VITE_PRODUCT_NAME']).toBe('Fairhaven Golf')
  expect(settings(true)['VITE_PRODUCT_NAME']).toBe('Fairhaven Golf')
  vi.stubEnv('VITE_PRODUCT_NAME', 'Birdie')
  expect(settings(false)['VITE_PRODUCT_NAME']).toBe('Birdie')
})

test('the colors reach the styles of both themes, the sky around the page, and the manifest', () => {
  const brand = brandingOf(SECOND)
  expect(brandStyles(brand)).toMatch(
    /^@layer tokens\{:root\{--bg:#eef1f5;.*\}:root\[data-theme='dark'\]\{--bg:#0a0f17;.*\}\}$/,
  )
  const theme = inBrandColors(readFileSync('src/public/theme.js', 'utf8'), brand)
  expect(theme).toContain("isDark ? '#141d2c' : '#e6edf8'")
  expect(inBrandColors(readFileSync('src/index.html', 'utf8'), brand)).toContain(
    '<meta name="theme-color" content="#e6edf8" />',
  )
  expect(manifest('Fairhaven Golf', brand)).toMatchObject({
    short_name: 'Fairhaven',
    theme_color: '#e6edf8',
    background_color: '#eef1f5',
  })
})

test('a new color that equals another color’s old value is not replaced again', () => {
  const colors = { light: { 'bg-glow': '#edf1ef', bg: '#ffffff' }, dark: {} }
  expect(inBrandColors('#f8f0e4 #edf1ef #16211f', { name: 'Birdie', colors })).toBe(
    '#edf1ef #ffffff #16211f',
  )
})

test.each(['src/features/feed/share/card-holes.ts', 'src/features/login/hero.module.css'])(
  'the scorecard of %s has the brand’s band',
  (file) => {
    const made = inBrandPrint(readFileSync(file, 'utf8'), `/app/${file}`, brandingOf(SECOND))
    expect(made).toContain('#14294d')
    expect(made).not.toContain('#12382a')
  },
)

test('the manifest has the colors of the page and of tokens.css', () => {
  const { theme_color, background_color } = manifest('Linx Golf')
  const page = readFileSync('src/index.html', 'utf8')
  expect(page).toContain(`<meta name="theme-color" content="${theme_color}" />`)
  expect(readFileSync('src/ui/styles/tokens.css', 'utf8')).toContain(`--bg: ${background_color};`)
})

test('the manifest names no picture of the app in another brand', () => {
  expect(manifest('Linx Golf', brandingOf('')).screenshots).toHaveLength(3)
  expect(manifest('Fairhaven Golf', brandingOf(SECOND))).not.toHaveProperty('screenshots')
})

test('the app shows the brand’s logo', () => {
  const values = { VITE_BRANDING: SECOND, VITE_PRODUCT_NAME: 'Fairhaven Golf' }
  expect(brandDefines(values)['import.meta.env.VITE_LOGO']).toBe('"/icons/mark.svg"')
  expect(brandDefines({})['import.meta.env.VITE_LOGO']).toBe('""')
})

test('without a branding nothing is changed', () => {
  const none = brandingOf('')
  expect(brandStyles(none)).toBe('')
  expect(inBrandColors('#f8f0e4 #16211f', none)).toBe('#f8f0e4 #16211f')
  const file = 'src/features/login/hero.module.css'
  const text = readFileSync(file, 'utf8')
  expect(inBrandPrint(text, `/app/${file}`, none)).toBe(text)
})
