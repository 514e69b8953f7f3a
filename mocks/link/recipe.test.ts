import { expect, test } from 'vitest'
import { createBackend } from '../backend/backend'
import { createConditions } from '../device/conditions'
import type { FlagTarget } from './flags'
import { EMPTY_LINK, FLAGS, parseLink, type DemoLink } from './link'
import { linkQuery } from './link-query'
import { applyRecipe, recipeOf } from './recipe'
import { wantedScenario } from '../backend/world'
import { NORA } from '../testing'

const staging = { opening: {}, as: NORA, bar: true, kiosk: false }

async function open(link: DemoLink = EMPTY_LINK): Promise<FlagTarget> {
  const backend = await createBackend(wantedScenario(link.world.scenario), link.world)
  const target = { backend, conditions: createConditions() }
  applyRecipe(target, link, true)
  return target
}

test('an untouched world is its scenario and its golfer', async () => {
  expect(linkQuery(recipeOf(await open(), staging))).toBe(`scenario=saturday-round&as=${NORA}`)
})

test('a link made from a troubled world leads to the same troubles, all of them', async () => {
  const first = await open()
  const { backend, conditions } = first
  backend.clock.set('2026-06-14T05:58:00Z')
  backend.faults.set('postScore', { drop: 'after', times: 1 })
  backend.faults.set('*', { status: 503, share: 0.1 })
  conditions.change({ latencyMs: 400, jitter: 25, skewMinutes: 120 })
  const flags = FLAGS.map((flag) => `flag=${flag}`).join('&')
  const all = { scenarios: ['saturday-round'], operations: ['postScore'], stories: [] }
  const read = parseLink(flags, all)
  if (read.ok) applyRecipe(first, { ...recipeOf(first, staging), flags: read.link.flags }, false)

  const query = linkQuery(recipeOf(first, staging))
  expect(query).toContain('clock=2026-06-14T05:58:00Z')
  const again = parseLink(query, all)
  if (!again.ok) throw new Error(`the link says ${again.problem.parameter}`)
  const second = await open(again.link)
  expect(linkQuery(recipeOf(second, staging))).toBe(query)
  expect(second.backend.hub.flaps()).toBeGreaterThan(0)
  expect(second.backend.tokens.policy.ttlSeconds).toBe(0)
  for (const { backend: opened } of [first, second]) opened.close()
})

test('a clock that was moved is set once: a remembered link does not turn it back', async () => {
  const target = await open()
  applyRecipe(target, { ...EMPTY_LINK, clock: '2026-07-01T12:00:00Z' }, false)
  expect(target.backend.clock.iso()).toBe('2026-06-13T23:30:00.000+00:00')
})
