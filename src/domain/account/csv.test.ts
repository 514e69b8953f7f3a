import { expect, test } from 'vitest'
import { csvText } from './usage-report'

test.each<[string | number, string]>([
  ['Scores posted', 'Scores posted'],
  [1384, '1384'],
  [-5, '-5'],
  ['', ''],
  ['Linx, Post', '"Linx, Post"'],
  ['the "back" nine', '"the ""back"" nine"'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+1', `"'+1"`],
  ['-2+3', `"'-2+3"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['  =1', `"'  =1"`],
  ['＝1', `"'＝1"`],
  ['Zoë ⛳', 'Zoë ⛳'],
  ['\u200c=1', `"'\u200c=1"`],
  ['\u2060=1', `"'\u2060=1"`],
  ['\u202e=1', `"'\u202e=1"`],
  ['\0=1', `"'\0=1"`],
  ['Bell;=1', `"Bell;'=1"`],
  ['Bell; \u200c@A1;+2', `"Bell;' \u200c@A1;'+2"`],
  ['Bell; Reyes', '"Bell; Reyes"'],
])('the CSV field %j is written as %j (SEC-24)', (value, written) => {
  expect(csvText([[value, 'x']])).toBe(`${written},x\r\n`)
})

test('rows of a CSV file end with CRLF, as spreadsheets expect', () => {
  expect(
    csvText([
      ['a', 1],
      ['b', 2],
    ]),
  ).toBe('a,1\r\nb,2\r\n')
  expect(csvText([])).toBe('')
})
