import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkLayers, layersOf } from './check-layers.mjs'

/** @type {string} */
let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'layers-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** @param {Record<string, string>} sheets in the order of the page @param {readonly string[]} [pages] */
function built(sheets, pages = ['index.html', 'app.html']) {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  const links = Object.entries(sheets).map(([name, css]) => {
    writeFileSync(join(folder, 'assets', name), css)
    return `<link rel="stylesheet" crossorigin href="/assets/${name}">`
  })
  for (const page of pages) writeFileSync(join(folder, page), links.join('\n'))
}

const GROUND =
  '@layer tokens{:root{}}@layer reset{a{}}@layer base{a{}}@layer layout{a{}}@layer components,screens;@layer states{a{}}'

test('CSS layers are read in the order of their first appearance', () => {
  expect(layersOf('@layer b, a;@layer a{x{}}@layer c{y{}}')).toEqual(['b', 'a', 'c'])
})

test('a sheet before the ground styles fails the build', () => {
  built({ 'parts.css': '@layer components{.button{}}', 'index.css': GROUND })
  expect(() => checkLayers(folder)).toThrow('components, not tokens')
})

test('a build whose first style sheet has the ground styles passes', () => {
  built({ 'index.css': GROUND, 'parts.css': '@layer components{.button{}}' })
  expect(() => checkLayers(folder)).not.toThrow()
})

test('the page of every other address is checked, too', () => {
  built({ 'front.css': GROUND }, ['index.html'])
  built({ 'parts.css': '@layer components{.button{}}', 'start.css': GROUND }, ['app.html'])
  expect(() => checkLayers(folder)).toThrow('parts.css')
})
