import { expect, test } from 'vitest'
import { checkGolfer, parseLink, type DemoLink } from './link'

const known = {
  scenarios: ['saturday-round', 'first-day'],
  operations: ['postScore', 'listLinx'],
}
const plain: DemoLink = { world: {}, net: 0, faults: [] }

test.each<[string, Partial<DemoLink>]>([
  ['', {}],
  ['?view=mine&verified=true&token=abc', {}],
  ['?scenario=first-day', { world: { scenario: 'first-day' } }],
  ['?as=Marcus@Bell.example', { as: 'marcus@bell.example' }],
  ['?seed=7', { world: { seed: 7 } }],
  ['?seed=0', { world: { seed: 0 } }],
  ['?now=2026-05-02T17:40-06:00', { world: { now: '2026-05-02T17:40-06:00' } }],
  ['?now=2026-05-02T17:40%2B02:00', { world: { now: '2026-05-02T17:40+02:00' } }],
  ['?now=2026-05-02T17:40+02:00', { world: { now: '2026-05-02T17:40+02:00' } }],
  ['?now=2026-05-02T17:40:10.5Z', { world: { now: '2026-05-02T17:40:10.5Z' } }],
  ['?now=2026-05-02', { world: { now: '2026-05-02' } }],
  ['?net=offline', { net: 'offline' }],
  ['?net=slow', { net: 1500 }],
  ['?net=0', { net: 0 }],
  ['?net=800', { net: 800 }],
  ['?fault=listLinx:503', { faults: [{ operationId: 'listLinx', fault: { status: 503 } }] }],
  ['?fault=*:500', { faults: [{ operationId: '*', fault: { status: 500 } }] }],
  [
    '?fault=postScore:drop-before-commit',
    { faults: [{ operationId: 'postScore', fault: { drop: 'before' } }] },
  ],
  [
    '?fault=postScore:drop-after-commit',
    { faults: [{ operationId: 'postScore', fault: { drop: 'after' } }] },
  ],
  [
    '?fault=listLinx:malformed',
    {
      faults: [
        {
          operationId: 'listLinx',
          fault: { status: 200, body: '{"unfinished":', type: 'application/json' },
        },
      ],
    },
  ],
  [
    '?fault=listLinx:empty',
    {
      faults: [
        { operationId: 'listLinx', fault: { status: 200, body: '', type: 'application/json' } },
      ],
    },
  ],
  ['?fault=listLinx:slow', { faults: [{ operationId: 'listLinx', fault: { delayMs: 4000 } }] }],
  [
    '?fault=listLinx:slow&fault=postScore:429',
    {
      faults: [
        { operationId: 'listLinx', fault: { delayMs: 4000 } },
        { operationId: 'postScore', fault: { status: 429 } },
      ],
    },
  ],
])('%s', (search, expected) => {
  expect(parseLink(search, known)).toEqual({ ok: true, link: { ...plain, ...expected } })
})

test('the order of the parameters does not matter', () => {
  const parts = [
    'scenario=first-day',
    'as=a@b.example',
    'seed=3',
    'now=2026-05-02',
    'net=slow',
    'fault=listLinx:500',
  ]
  const forwards = parseLink(`?${parts.join('&')}`, known)
  expect(forwards.ok).toBe(true)
  expect(parseLink(`?${parts.toReversed().join('&')}`, known)).toEqual(forwards)
})

test.each([
  ['?scenario=nowhere', 'scenario', 'nowhere', 'first-day'],
  ['?scenario=', 'scenario', '', 'saturday-round'],
  ['?scenario=__proto__', 'scenario', '__proto__', 'saturday-round'],
  ['?seed=seven', 'seed', 'seven', 'a whole number, such as 7'],
  ['?seed=-1', 'seed', '-1', 'a whole number, such as 7'],
  ['?seed=1.5', 'seed', '1.5', 'a whole number, such as 7'],
  ['?now=yesterday', 'now', 'yesterday', 'a moment, such as 2026-06-13T17:30-06:00'],
  ['?now=2026-13-40', 'now', '2026-13-40', 'a moment, such as 2026-06-13T17:30-06:00'],
  ['?net=carrier-pigeon', 'net', 'carrier-pigeon', 'slow'],
  ['?net=600001', 'net', '600001', 'offline'],
  ['?fault=postscore:500', 'fault', 'postscore:500', 'postScore:KIND'],
  ['?fault=postScore', 'fault', 'postScore', 'postScore:drop-after-commit'],
  ['?fault=postScore:explode', 'fault', 'postScore:explode', 'postScore:malformed'],
  ['?fault=postScore:199', 'fault', 'postScore:199', 'postScore:a status from 200 to 599'],
  ['?fault=postScore:600', 'fault', 'postScore:600', 'postScore:empty'],
  ['?fault=postScore:constructor', 'fault', 'postScore:constructor', 'postScore:slow'],
])('%s is refused with the known values', (search, parameter, value, one) => {
  const values = expect.arrayContaining([one])
  expect(parseLink(search, known)).toEqual({
    ok: false,
    problem: { parameter, value, known: values },
  })
})

test('a golfer nobody knows is refused with the known ones', () => {
  const emails = ['nora@whitcombe.example', 'marcus@bell.example']
  expect(checkGolfer({ ...plain, as: 'marcus@bell.example' }, emails)).toBeUndefined()
  expect(checkGolfer(plain, emails)).toBeUndefined()
  expect(checkGolfer({ ...plain, as: 'tiger@woods.example' }, emails)).toEqual({
    parameter: 'as',
    value: 'tiger@woods.example',
    known: emails,
  })
})
