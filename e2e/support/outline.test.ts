import { expect, test } from 'vitest'
import { outlineFaults } from './outline'

const good = `
- link "Skip to content":
  - /url: "#main"
- banner:
  - navigation "Main":
    - link "Linx 2 new"
  - 'button "NW Nora: Profile and Logout"'
- main:
  - heading "Linx" [level=1]
  - feed "Linx":
    - article "Marcus at Bellwether":
      - heading "Bellwether" [level=2]
      - button "Woohoo!"
    - article "Tom at Larkspur":
      - heading "Larkspur" [level=2]
      - heading "BETS" [level=3]
      - button "Woohoo!"
  - complementary "More": Help`

test('an outline with headings in order, and with distinct names for landmarks and controls, has no fault', () => {
  expect(outlineFaults(good)).toEqual([])
})

test.each([
  ['- heading "Linx" [level=1]', '- heading "Linx" [level=1]\n  - heading "B" [level=3]', 'skips'],
  ['- heading "Larkspur" [level=2]', '- heading "Larkspur" [level=1]', '2 headings of level 1'],
  ['- complementary "More"', '- complementary', 'complementary without a name'],
  ['- complementary "More": Help', '- navigation "Main"', 'navigation "Main" twice'],
  ['- link "Linx 2 new"', '- link', 'link without a name'],
  ['- button "Woohoo!"', '- button "Woohoo!"\n      - button "Woohoo!"', 'twice beside each other'],
])('an outline in which %s is replaced with %s has the fault: %s', (from, to, fault) => {
  expect(outlineFaults(good.replace(from, to))).toContainEqual(expect.stringContaining(fault))
})
