import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import matrix from './fault-matrix.json' with { type: 'json' }

type Row = {
  severity: string
  fault: string
  tests: string[]
  open?: string
  /** The engines in which the fault was seen; absent for a row that does not depend on the engine. */
  engines?: string[]
}

const ENGINES = new Set(['chromium', 'firefox', 'webkit'])

const root = fileURLToPath(new URL('..', import.meta.url))
const rows: [string, Row][] = Object.entries(matrix)
const grave = rows.filter(([, { severity }]) => severity === 'S1' || severity === 'S2')

/** The number of rows per table, so that none gets lost unnoticed. */
const SIZES = {
  NET: 15,
  TOK: 23,
  STO: 10,
  SES: 15,
  SCR: 24,
  UPL: 13,
  SEC: 30,
  HUB: 13,
  PSH: 6,
  UPD: 14,
  LST: 10,
  SOC: 11,
  DAT: 7,
  TXT: 10,
  ERR: 5,
  DIA: 8,
  ENG: 6,
  HST: 18,
  FAK: 12,
  DOC: 2,
}

/** Prefixes of tables in which every grave row must have a test. */
const PROVEN = /^(NET|TOK|STO|SES|SEC|ERR|HST|FAK|DOC)-/

test('every row of every table is there', () => {
  const expected = Object.entries(SIZES).flatMap(([area, count]) =>
    Array.from({ length: count }, (_, at) => `${area}-${String(at + 1).padStart(2, '0')}`),
  )
  expect(rows.map(([id]) => id).toSorted()).toEqual(expected.toSorted())
})

test('each test that is named exists and names the row (node scripts/checks/fault-matrix.mjs writes the table again)', () => {
  const texts = new Map<string, string>()
  const textOf = (name: string) => {
    const read = () => (existsSync(root + name) ? readFileSync(root + name, 'utf8') : '')
    const text = texts.get(name) ?? read()
    texts.set(name, text)
    return text
  }
  const wrong = rows.flatMap(([id, { tests }]) =>
    tests.filter((name) => !textOf(name).includes(id)).map((name) => `${id}: ${name}`),
  )
  expect(wrong).toEqual([])
})

test('a row that depends on the engine names engines there are', () => {
  const engines = rows.flatMap(([, row]) => row.engines ?? [])
  expect(engines.filter((name) => !ENGINES.has(name))).toEqual([])
  const unnamed = rows.filter(([id, row]) => id.startsWith('ENG-') && !row.engines?.length)
  expect(unnamed.map(([id]) => id)).toEqual([])
})

test('a row without a test says why; of the grave ones none of these tables is without', () => {
  expect(rows.filter(([, { tests, open }]) => tests.length === 0 && !open)).toEqual([])
  const open = grave.filter(([, { tests }]) => tests.length === 0).map(([id]) => id)
  expect(open.filter((id) => PROVEN.test(id))).toEqual([])
})
