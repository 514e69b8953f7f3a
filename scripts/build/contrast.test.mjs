import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colorPairs, contrast, themesOf } from './contrast.mjs'

const themes = themesOf(readFileSync('src/ui/styles/tokens.css', 'utf8'))

test('no color pair has been dropped from the contrast list', () => {
  expect(colorPairs.length).toBe(70)
})

test.each(colorPairs)(
  '%s is readable on %s (at least %f : 1), in both themes',
  (ink, ground, least) => {
    for (const [theme, colors] of Object.entries(themes)) {
      const [front, back] = [colors.get(ink), colors.get(ground)]
      if (!front || !back)
        throw new Error(`tokens.css has no color --${front ? ground : ink} in ${theme}`)
      expect(contrast(front, back), theme).toBeGreaterThanOrEqual(least)
    }
  },
)
