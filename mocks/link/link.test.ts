import { expect, test } from 'vitest'
import { checkGolfer, parseLink, type DemoLink } from './link'

const known = {
  scenarios: ['saturday-round', 'first-day'],
  operations: ['postScore', 'listLinx'],
  stories: ['saturday'],
}
const plain: DemoLink = {
  world: {},
  net: 0,
  jitter: 0,
  faults: [],
  skew: 0,
  flags: [],
  bar: true,
  kiosk: false,
}

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
  ['?story=saturday', { world: { story: 'saturday' } }],
  ['?bar=on', { bar: true }],
  ['?bar=off', { bar: false }],
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
  ['?net=800&jitter=25', { net: 800, jitter: 25 }],
  ['?clock=2026-06-14T05:58Z', { clock: '2026-06-14T05:58Z' }],
  ['?skew=-90', { skew: -90 }],
  ['?flag=401-storm&flag=hub-flap&flag=hub-flap', { flags: ['401-storm', 'hub-flap'] }],
  ['?bar=off', { bar: false }],
  [
    '?fault=*:503:share-10&fault=postScore:drop-after-commit:times-1',
    {
      faults: [
        { operationId: '*', fault: { status: 503, share: 0.1 } },
        { operationId: 'postScore', fault: { drop: 'after', times: 1 } },
      ],
    },
  ],
  [
    '?fault=postScore:slow-upload&fault=listLinx:partial',
    {
      faults: [
        { operationId: 'postScore', fault: { uploadBytesPerSecond: 50_000 } },
        { operationId: 'listLinx', fault: { sendBytes: 40 } },
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

test('the order of a demo link’s parameters does not matter', () => {
  const parts = [
    'scenario=first-day',
    'as=a@b.example',
    'seed=3',
    'now=2026-05-02',
    'net=slow',
    'fault=listLinx:500',
    'jitter=5',
    'clock=2026-05-03',
    'skew=10',
    'flag=hub-flap',
    'bar=off',
    'kiosk=1',
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
  ['?now=2026-02-30', 'now', '2026-02-30', 'a moment, such as 2026-06-13T17:30-06:00'],
  ['?now=0206-06-13', 'now', '0206-06-13', 'a moment, such as 2026-06-13T17:30-06:00'],
  ['?story=sunday', 'story', 'sunday', 'saturday'],
  ['?net=carrier-pigeon', 'net', 'carrier-pigeon', 'slow'],
  ['?net=600001', 'net', '600001', 'offline'],
  ['?jitter=101', 'jitter', '101', 'a percentage from 0 to 100, such as 25'],
  ['?clock=noon', 'clock', 'noon', 'a moment, such as 2026-06-13T17:30-06:00'],
  ['?skew=1h', 'skew', '1h', 'minutes, such as 120 or -5'],
  ['?flag=rain', 'flag', 'rain', 'storage-full'],
  ['?bar=closed', 'bar', 'closed', 'off'],
  ['?bar=ON', 'bar', 'ON', 'on'],
  ['?bar=', 'bar', '', 'on'],
  ['?import=../secret', 'import', '../secret', 'the name of a world that a failed story has left'],
  ['?kiosk=yes', 'kiosk', 'yes', '1'],
  ['?fault=postScore:503:often', 'fault', 'postScore:503:often', 'postScore:partial'],
  ['?fault=postScore:503:times-0', 'fault', 'postScore:503:times-0', 'postScore:partial'],
  ['?fault=postScore:wait-600001', 'fault', 'postScore:wait-600001', 'postScore:partial'],
  ['?fault=postscore:500', 'fault', 'postscore:500', 'postScore:KIND'],
  ['?fault=postScore', 'fault', 'postScore', 'postScore:drop-after-commit'],
  ['?fault=postScore:explode', 'fault', 'postScore:explode', 'postScore:malformed'],
  [
    '?fault=postScore:199',
    'fault',
    'postScore:199',
    'postScore:503, or another status from 200 to 599',
  ],
  ['?fault=postScore:600', 'fault', 'postScore:600', 'postScore:empty'],
  ['?fault=postScore:constructor', 'fault', 'postScore:constructor', 'postScore:slow'],
])('the demo link %s is refused with the known values', (search, parameter, value, one) => {
  const values = expect.arrayContaining([one])
  expect(parseLink(search, known)).toEqual({
    ok: false,
    problem: { parameter, value, known: values },
  })
})

test.each([
  ['PostScore:500', ['postScore:KIND', 'listLinx:KIND', '*:KIND']],
  ['listLinks:500', ['listLinx:KIND', 'postScore:KIND', '*:KIND']],
])('the known values for the fault %s begin with the operation most like it', (fault, values) => {
  const read = parseLink(`?fault=${fault}`, known)
  expect(read).toMatchObject({ problem: { known: values } })
})

test('an unknown golfer is refused, and the known ones are listed', () => {
  const emails = ['nora@whitcombe.example', 'marcus@bell.example']
  expect(checkGolfer({ ...plain, as: 'marcus@bell.example' }, emails)).toBeUndefined()
  expect(checkGolfer({ ...plain, as: 'nora@whitcombe.example' }, ['Nora@Whitcombe.example'])).toBe(
    undefined, // emails are compared without case
  )
  expect(checkGolfer(plain, emails)).toBeUndefined()
  expect(checkGolfer({ ...plain, as: 'tiger@woods.example' }, emails)).toEqual({
    parameter: 'as',
    value: 'tiger@woods.example',
    known: emails,
  })
})
