import { expect, test } from 'vitest'
import { contentPolicy, headerFileText } from './headers.mjs'

const settings = { apiHost: 'https://api.linx.example' }

test('the policy names the host and its sockets, and nothing unsafe', () => {
  const policy = contentPolicy(settings)
  expect(policy).toContain("connect-src 'self' https://api.linx.example wss://api.linx.example ")
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toMatch(/unsafe|\*/)
  expect(policy).toContain('upgrade-insecure-requests')
  expect(contentPolicy({ ...settings, plain: true })).not.toContain('upgrade-insecure-requests')
})

test('in the header file no path has a header twice', () => {
  const blocks = headerFileText(settings)
    .trim()
    .split('\n\n')
    .map((block) => block.split('\n').map((line) => line.trim()))
  const [[, ...general] = [], ...special] = blocks
  expect(special.map(([path]) => path)).toEqual(['/sw.js', '/assets/*'])
  const names = general.map((line) => line.split(':')[0])
  for (const [, ...lines] of special) {
    const detached = lines.filter((line) => line.startsWith('! ')).map((line) => line.slice(2))
    const set = lines.filter((line) => !line.startsWith('! ')).map((line) => line.split(':')[0])
    expect(set.length).toBeGreaterThan(0)
    expect(detached).toEqual(set)
    expect(names).toEqual(expect.arrayContaining(set))
  }
})
