import { expect, test } from 'vitest'
import { LINK_PARAMETERS } from './link'
import { misspelledParameter } from './misspelled'

test.each([
  ['?sceanrio=busy-feed', 'sceanrio', 'scenario'],
  ['?as=nora&faults=postScore:503', 'faults', 'fault'],
  ['?Scenario=busy-feed', 'Scenario', 'scenario'],
  ['?jiter=10', 'jiter', 'jitter'],
  ['?flags=401-storm', 'flags', 'flag'],
  ['?nett=slow', 'nett', 'net'],
])('%s: %s is nearly %s', (search, parameter, meant) => {
  expect(misspelledParameter(search)).toMatchObject({ parameter, meant, known: LINK_PARAMETERS })
})

test.each([
  '?view=Following',
  '?topic=bets',
  '?email=a@b.example&token=x',
  '?code=1&state=2',
  '?id=7',
])('the app’s own %s is none of a demo link’s', (search) => {
  expect(misspelledParameter(search)).toBeUndefined()
})

test.each(LINK_PARAMETERS)('%s is no misspelled one', (name) => {
  expect(misspelledParameter(`?${name}=x`)).toBeUndefined()
})
