import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** @param {string[]} args */
function qa(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/qa.mjs', ...args], {
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

/** @param {string} output */
const names = (output) =>
  [...output.matchAll(/^ {2}([a-z][a-z-]+) {2,}\S/gm)].map(([, name]) => name)

test('--worlds lists every world, fault and flag with a sentence', () => {
  const { status, output } = qa('--worlds')
  expect(status).toBe(0)
  expect(output).toMatch(/^ {2}saturday-round {2,}Saturday evening: .+\.$/m)
  expect(output).toMatch(/^ {2}drop-after-commit {2,}It is done, and the connection is cut/m)
  expect(output).toMatch(/^ {2}hub-flap {2,}The live connection breaks every 8 seconds\.$/m)
})

test('without a name the stories are listed, at least 30, no two of one name', () => {
  const { status, output } = qa()
  expect(status).toBe(0)
  const listed = names(output)
  expect(listed.length).toBeGreaterThanOrEqual(30)
  expect(output).toContain(`${listed.length} stories.`)
  expect(new Set(listed).size).toBe(listed.length)
})

test('without a value for --scenario, qa asks for a name and lists the known ones', () => {
  const { status, output } = qa('--scenario')
  expect(status).toBe(1)
  expect(output).toContain('--scenario needs a name.')
  expect(names(output)).toContain('saturday-score')
})

test('an unknown name is refused, and the known names are listed', () => {
  const { status, output } = qa('--scenario', 'hole-in-one')
  expect(status).toBe(1)
  expect(output).toContain("No story is called 'hole-in-one'.")
  expect(names(output)).toContain('saturday-score')
})

test('for a mistyped name, the last line, below the list, suggests the name that was meant', () => {
  const { status, output } = qa('--scenario', 'saturday-scor')
  expect(status).toBe(1)
  expect(output.trim().split('\n').at(-1)).toBe(
    "No story is called 'saturday-scor'. Did you mean saturday-score? The stories are listed above.",
  )
})

test.each(['saturday-score', '--scenaro=saturday-score', '--list'])(
  '%s alone starts nothing, and the answer says how a story is named',
  (word) => {
    const { status, output } = qa(word)
    expect(status).toBe(1)
    expect(output).toContain(`'${word}' needs a story: npm run qa -- --scenario NAME, or --all.`)
  },
)
