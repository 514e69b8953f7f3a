import { describe, expect, test } from 'vitest'
import type { components } from '~/api/schema'
import type { Backend } from '../../backend/backend'
import { call, HAL, MARCUS, NORA, OLA, openWorld, PRIYA } from '../../testing'
import { itemsOf, post, topItem, totalForm } from './score-form.fixture'

type Bet = components['schemas']['BetRow']

const PATH = '/api/Ghin/MyBets'
const TOM = 'tom@okafor.example'
const LUIS = 'luis@herrera.example'
const DANA = 'dana@whitfield.example'
const INGRID = 'ingrid@solberg.example'
const WALT = 'walt@brannigan.example'
const KEIKO = 'keiko@mori.example'
const RUTH = 'ruth@adeyemi.example'
const BEA = 'bea@castellanos.example'

async function bets(backend: Backend, as: string, query = ''): Promise<Bet[]> {
  const { status, json } = await call(backend, 'GET', PATH + query, { as })
  expect(status).toBe(200)
  return json
}

const partners = (...list: readonly { userId: number; dollars: number }[]) =>
  totalForm({ partners: JSON.stringify(list) })

test('listMyBets: has one row per round and partner, newest day first', async () => {
  const backend = await openWorld()
  expect(await bets(backend, PRIYA)).toEqual([
    {
      date: '2026-06-13',
      course: 'Three Ponds Golf Club',
      score: 73,
      partner: 'Tom Okafor',
      dollars: -16,
    },
    {
      date: '2026-06-13',
      course: 'Three Ponds Golf Club',
      score: 73,
      partner: 'Luis Herrera',
      dollars: -4,
    },
  ])
  await post(
    backend,
    PRIYA,
    totalForm({ datePlayed: '2026-05-02', partners: '[{"userId":2,"dollars":7}]' }),
  )
  expect((await bets(backend, PRIYA)).map(({ date }) => date)).toEqual([
    '2026-06-13',
    '2026-06-13',
    '2026-05-02',
  ])
})

test('listMyBets: has a bet that both posted once, with the golfer’s own amount', async () => {
  const rows = await bets(await openWorld(), NORA)
  const sunday = { date: '2026-06-07', course: 'Larkspur Municipal', score: 87 }
  const saturday = { date: '2026-06-06', course: 'Cottonwood Hollow', score: 43 }
  expect(rows).toEqual([
    { ...sunday, partner: 'Marcus Bell', dollars: 6 },
    { ...sunday, partner: 'Ingrid Solberg', dollars: -4 },
    { ...sunday, partner: 'Walt Brannigan', dollars: 10 },
    { ...saturday, partner: 'Keiko Mori', dollars: 3 },
    { ...saturday, partner: 'Ruth Adeyemi', dollars: -2 },
    { ...saturday, partner: 'Bea Castellanos', dollars: 2 },
  ])
})

test('listMyBets: has a bet another golfer posted, with its sign turned', async () => {
  const backend = await openWorld()
  await post(backend, NORA, partners({ userId: 2, dollars: 12 }, { userId: 4, dollars: -3 }))
  const row = { date: '2026-06-13', course: 'Larkspur Municipal', partner: 'Nora Whitcombe' }
  expect((await bets(backend, MARCUS))[0]).toEqual({ ...row, score: null, dollars: -12 })
  expect(await bets(backend, HAL)).toEqual([{ ...row, score: null, dollars: 3 }])
})

test('listMyBets: has the golfer’s own strokes when another golfer posted the bet', async () => {
  const backend = await openWorld()
  await post(backend, NORA, partners({ userId: 2, dollars: 12 }))
  const parentScoreId = String((await topItem(backend, NORA, 'My Linx'))?.sourceId)
  await post(backend, MARCUS, totalForm({ parentScoreId, scoreTotal: '80' }))
  expect((await bets(backend, MARCUS))[0]).toMatchObject({ score: 80, dollars: -12 })
})

test('listMyBets: of all who betted in a round, sums to zero', async () => {
  const backend = await openWorld()
  const sumOf = async (...golfers: string[]) => {
    const all = await Promise.all(golfers.map((as) => bets(backend, as)))
    return all.flat().reduce((sum, { dollars }) => sum + dollars, 0)
  }
  expect(await sumOf(TOM, LUIS, PRIYA, DANA)).toBe(0)
  const circle = [NORA, MARCUS, INGRID, WALT, KEIKO, RUTH, BEA]
  expect(await sumOf(...circle)).toBe(0)
  await post(backend, NORA, partners({ userId: 2, dollars: 12 }, { userId: 4, dollars: -3 }))
  expect(await sumOf(...circle, HAL)).toBe(0)
})

/** A golfer's total winnings, according to MyBets and according to their rows in the items of the feed. */
async function inBothPlaces(backend: Backend, as: string, userId: number) {
  const items = await itemsOf(backend, as, 'My Linx')
  const others = (await itemsOf(backend, as, 'Following')).filter(
    ({ sourceTable, sourceId }) =>
      !items.some((item) => item.sourceTable === sourceTable && item.sourceId === sourceId),
  )
  const own = [...items, ...others].flatMap(({ groupBets = [] }) => {
    expect(groupBets.reduce((sum, { dollars }) => sum + dollars, 0)).toBe(0)
    return groupBets.filter((bet) => bet.userId === userId)
  })
  const sumOf = (list: readonly { dollars: number }[]) =>
    list.reduce((sum, { dollars }) => sum + dollars, 0)
  return { feed: sumOf(own), myBets: sumOf(await bets(backend, as, '?take=100')) }
}

describe('listMyBets: a round that a golfer joins', () => {
  /** Nora posts a bet of 12 with Marcus and of -3 with Hal; Marcus joins the round with his own amounts. */
  async function joined(
    answered: readonly { userId: number; dollars: number }[],
  ): Promise<Backend> {
    const backend = await openWorld()
    await post(backend, NORA, partners({ userId: 2, dollars: 12 }, { userId: 4, dollars: -3 }))
    const parentScoreId = String((await topItem(backend, NORA, 'My Linx'))?.sourceId)
    const form = partners(...answered)
    form.set('parentScoreId', parentScoreId)
    expect((await post(backend, MARCUS, form)).status).toBe(200)
    return backend
  }

  test.each([
    ['the same', [{ userId: 1, dollars: -12 }], -12],
    ['nothing', [], -12],
    ['another golfer only', [{ userId: 4, dollars: 5 }], -12],
    [
      'the partner without money',
      [
        { userId: 1, dollars: 0 },
        { userId: 4, dollars: 5 },
      ],
      -12,
    ],
    ['another amount', [{ userId: 1, dollars: -10 }], -10],
    ['that it was the other way round', [{ userId: 1, dollars: 10 }], 10],
  ])(
    'who joins says %s: feed and MyBets agree, and all sums are zero (FAK-03)',
    async (_what, answered, won) => {
      const backend = await joined(answered)
      const rowWith = (rows: readonly Bet[], name: string) =>
        rows.find(({ partner, date }) => partner === name && date === '2026-06-13')?.dollars
      expect(rowWith(await bets(backend, MARCUS), 'Nora Whitcombe')).toBe(won)
      expect(rowWith(await bets(backend, NORA), 'Marcus Bell')).toBe(-won)
      const golfers: [string, number][] = [
        [NORA, 1],
        [MARCUS, 2],
        [HAL, 4],
        [KEIKO, 9],
        [INGRID, 10],
        [WALT, 11],
        [RUTH, 12],
        [BEA, 15],
      ]
      const places = await Promise.all(
        golfers.map(([as, userId]) => inBothPlaces(backend, as, userId)),
      )
      expect(places.map(({ feed }) => feed)).toEqual(places.map(({ myBets }) => myBets))
      expect(places.reduce((sum, { myBets }) => sum + myBets, 0)).toBe(0)
    },
  )
})

test('listMyBets: has no row without a bet, but one for a bet that came out even', async () => {
  const backend = await openWorld()
  await post(backend, HAL, partners({ userId: 1, dollars: 0 }, { userId: 2, dollars: 0 }))
  expect(await bets(backend, HAL)).toEqual([])
  await post(backend, HAL, partners({ userId: 1, dollars: 5 }, { userId: 2, dollars: 0 }))
  expect(await bets(backend, HAL)).toMatchObject([{ dollars: 5 }, { dollars: 0 }])
  const [even] = await bets(backend, MARCUS)
  expect(even).toMatchObject({ partner: 'Hal Winters' })
  expect(Object.is(even?.dollars, 0)).toBe(true)
})

describe('listMyBets: what one may not see', () => {
  test('is not in it: a private score that names one', async () => {
    const backend = await openWorld()
    const form = partners({ userId: 4, dollars: 9 })
    form.set('showTo', 'Private')
    await post(backend, NORA, form)
    expect(await bets(backend, HAL)).toEqual([])
    expect((await bets(backend, NORA))[0]).toMatchObject({ partner: 'Hal Winters', dollars: 9 })
  })

  test('is not in it: a private golfer’s score, for a golfer who does not follow', async () => {
    const backend = await openWorld()
    await post(backend, NORA, partners({ userId: 6, dollars: 9 }))
    expect((await bets(backend, TOM)).map(({ partner }) => partner)).not.toContain('Nora Whitcombe')
  })

  test('is not in it: the bets of other golfers', async () => {
    expect(await bets(await openWorld(), OLA)).toEqual([])
  })
})

describe('listMyBets: paging', () => {
  async function world(): Promise<Backend> {
    const backend = await openWorld()
    for (let day = 1; day <= 9; day++) {
      const form = partners(
        { userId: 1, dollars: day },
        { userId: 2, dollars: -day },
        { userId: 9, dollars: 1 },
      )
      form.set('datePlayed', `2026-05-0${day}`)
      await post(backend, HAL, form)
    }
    return backend
  }

  test('leaves out what was received, and ends with a shorter page', async () => {
    const backend = await world()
    const all = await bets(backend, HAL, '?take=100')
    expect(all).toHaveLength(27)
    const first = await bets(backend, HAL)
    expect(first).toEqual(all.slice(0, 25))
    expect(await bets(backend, HAL, '?skip=25&take=25')).toEqual(all.slice(25))
    expect(await bets(backend, HAL, '?skip=27')).toEqual([])
  })

  test('repeats, but never loses, a row while a new one arrives at the top', async () => {
    const backend = await world()
    const all = await bets(backend, HAL, '?take=100')
    const first = await bets(backend, HAL, '?take=10')
    await post(backend, HAL, partners({ userId: 1, dollars: 50 }))
    const rest = await bets(backend, HAL, '?skip=10&take=100')
    expect([...first, ...rest.slice(1)]).toEqual(all)
  })

  test.each([
    ['?skip=-1', 'skip must be 0 or more.'],
    ['?skip=x', 'skip must be a whole number.'],
    ['?take=0', 'take must be from 1 to 100.'],
    ['?take=101', 'take must be from 1 to 100.'],
    ['?take=', 'take must be a whole number.'],
  ])('%s is 400', async (query, message) => {
    const sent = { as: NORA, isInvalid: true }
    const { status, json } = await call(await openWorld(), 'GET', PATH + query, sent)
    expect([status, json]).toEqual([400, { message, status: 400 }])
  })

  test('a signed-out request is 401', async () => {
    expect((await call(await openWorld(), 'GET', PATH)).status).toBe(401)
  })
})
