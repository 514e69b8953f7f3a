import { expect, test } from 'vitest'
import { decodeUsageReport } from './usage'

test('counts and sections are shown, as figures and as text (HST-06)', () => {
  const report = decodeUsageReport({
    stats: [
      { title: 'Sign-ins', day: 212, week: '1384', month: '5,902', year: '1,061,240' },
      { title: 'Odd', day: null, week: 'many', month: -1, year: '1,2' },
    ],
    dailyForms: [
      { userName: 'Nora', dayName: 'Sunday', formsUsed: 7 },
      { userName: 'Nora', dayName: 'Monday', formsUsed: '7' },
      { userName: 'Nora', dayName: 'Tuesday', formsUsed: 'Linx, Post' },
      { userName: 'Nora', dayName: 'Friday', formsUsed: ['Linx', 'Post'] },
      { userName: 'Nora', dayName: 'Saturday', formsUsed: null },
      { userName: 'Nora', dayName: 6, formsUsed: 0 },
    ],
  })
  expect(report?.stats).toEqual([
    { title: 'Sign-ins', day: 212, week: 1384, month: 5902, year: 1_061_240 },
    { title: 'Odd', day: 0, week: 0, month: 0, year: 0 },
  ])
  const forms = report?.dailyForms.map(({ formsUsed }) => formsUsed)
  expect(forms).toEqual(['7', '7', 'Linx, Post', 'Linx, Post', '', '0'])
  expect(report?.dailyForms.at(-1)?.dayName).toBe('6')
})
