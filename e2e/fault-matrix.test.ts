import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import matrix from './fault-matrix.json' with { type: 'json' }

type Row = {
  /**
   * S1: loss or duplication of data, somebody else's data, a lock-out, code of an attacker, or a loop of reloads or requests;
   * S2: a feature is broken or misleading; S3: it annoys, and there is a way around it; S4: how it looks.
   */
  severity: string
  fault: string
  /** Written by scripts/checks/fault-matrix.mjs. */
  tests?: string[]
  /** Why there is no test. */
  open?: string
  /** The engines in which the fault was seen; absent for a row that does not depend on the engine. */
  engines?: string[]
}

const ENGINES = new Set(['chromium', 'firefox', 'webkit'])

const root = fileURLToPath(new URL('..', import.meta.url))
const rows: [string, Row][] = Object.entries(matrix)
const grave = rows.filter(([, { severity }]) => severity === 'S1' || severity === 'S2')

/** The number of rows per table, so that none gets lost unnoticed; a new row raises it. */
const SIZES = {
  NET: 15, // the network and responses
  TOK: 23, // tokens and their refresh
  STO: 10, // web storage and cookies
  SES: 15, // sign-up, sign-in, sign-out, the change of golfers
  SCR: 24, // posted scores and drafts
  UPL: 13, // photos, videos and pictures
  SEC: 30, // attacks
  HUB: 13, // the live connection
  PSH: 6, // notifications and the badge
  UPD: 14, // updates, the service worker, missing code
  LST: 10, // the feed and other lists
  SOC: 11, // follows, Woohoos, comments, profile, invitations
  DAT: 7, // dates and clocks
  TXT: 10, // odd data and texts
  ERR: 5, // error reports
  DIA: 8, // habits of real hosts
  ENG: 6, // differences between browser engines
  HST: 18, // the owner of a host: settings, builds, web servers
  FAK: 12, // the fake
  DOC: 2, // the OpenAPI document
}

/** Prefixes of tables in which every grave row must have a test. */
const PROVEN = /^(NET|TOK|STO|SES|SEC|ERR|HST|FAK|DOC)-/

test('every row of every table is there, and SIZES counts a new one', () => {
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
  const wrong = rows.flatMap(([id, { tests = [] }]) =>
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

test('a row without a test says why (node scripts/checks/fault-matrix.mjs finds the tests); of the grave ones none of these tables is without', () => {
  expect(rows.filter(([, { tests = [], open }]) => tests.length === 0 && !open)).toEqual([])
  const open = grave.filter(([, { tests = [] }]) => tests.length === 0).map(([id]) => id)
  expect(open.filter((id) => PROVEN.test(id))).toEqual([])
})
