import { expect, test } from 'vitest'
import { scenarios } from '../scenarios/index'
import { SCENARIO_NAMES, scenarioLabel } from './scenario-names'

test('every scenario has a short name, in the order of the list', () => {
  expect(Object.keys(SCENARIO_NAMES)).toEqual(scenarios.map(({ name }) => name))
})

test('a link has the name of its scenario, a plain link that of the default', () => {
  expect(scenarioLabel('')).toBe('Saturday foursome')
  expect(scenarioLabel('as=a@b.example&scenario=busy-feed')).toBe('25+ new Linx')
})
