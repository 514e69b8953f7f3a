import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const src = fileURLToPath(new URL('../..', import.meta.url))

/** What a browser animates without styling or painting the page again. */
const LIGHT = ['opacity', 'transform', 'translate', 'rotate', 'scale']

/** The properties of a style sheet's animations that never end, by the animation's name. */
function endlessAnimations(css: string): [name: string, properties: string[]][] {
  const animations = [...css.matchAll(/animation:([^;]*\binfinite\b[^;]*);/g)].map(
    ([, words = '']) => words.trim().split(/\s+/),
  )
  const keyframes = css.matchAll(/@keyframes ([\w-]+) \{((?:[^{}]*\{[^{}]*\})*)/g)
  return [...keyframes]
    .filter(([, name = '']) => animations.some((words) => words.includes(name)))
    .map(([, name = '', steps = '']) => [
      name,
      [...steps.matchAll(/([\w-]+):/g)].map(([, property = '']) => property),
    ])
}

test('an animation that never ends gives a page that is busy no further work', () => {
  const found = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => endlessAnimations(readFileSync(src + name, 'utf8')))
  expect(found.map(([name]) => name).toSorted()).toEqual([
    'mist',
    'spin',
    'spin',
    'sweep',
    'turn',
    'turn',
  ])
  for (const [name, properties] of found)
    expect(LIGHT, name).toEqual(expect.arrayContaining(properties))
})
