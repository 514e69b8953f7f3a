import { expect, test } from 'vitest'
import { call, openWorld } from '../testing'
import { operator } from './operator'

test('the report has figures for each period, and who used what on which day', async () => {
  const backend = await openWorld({}, operator)
  const headers = { 'X-Access-Key': 'linx-operator' }
  const { status, json } = await call(backend, 'GET', '/api/usage/report', { headers })
  expect(status).toBe(200)
  expect(json.stats.length).toBeGreaterThan(3)
  for (const { title, week, month, year } of json.stats) {
    expect(week, title).toBeGreaterThan(0)
    expect(month, title).toBeGreaterThanOrEqual(week)
    expect(year, title).toBeGreaterThanOrEqual(month)
  }
  expect(json.dailyForms.length).toBeGreaterThan(200)
  for (const { formsUsed } of json.dailyForms) {
    expect(formsUsed).toMatch(/^[A-Z][a-z]+(, [A-Z][a-z]+)*$/) // names as they are shown
  }
  expect(json.dailyForms[0]).toMatchObject({ dayName: expect.stringMatching(/day$/) })
})

test('the title says where the report is and with which key it opens', async () => {
  expect(operator.title).toContain('/usage ')
  const [accessKey] = /\S+$/.exec(operator.title) ?? []
  const backend = await openWorld({}, operator)
  const { json } = await call(backend, 'POST', '/api/usage/access', { body: { accessKey } })
  expect(json).toEqual({ success: true })
})

test('no golfer goes from a section to itself, and no unverified one goes anywhere', async () => {
  const { db } = await openWorld({}, operator)
  for (const { userId, oldForm, newForm } of db.formUses.rows()) {
    expect(oldForm).not.toBe(newForm)
    expect(db.users.get(userId)?.isEmailVerified).toBe(true)
  }
})
