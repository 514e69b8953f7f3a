import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { DataTable, dataTextClass } from './data-table'

const table = (
  <DataTable caption="Counts by period">
    <thead>
      <tr>
        <th scope="col">Title</th>
        <th scope="col">Golfer</th>
        <th scope="col">Day</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">Scores posted</th>
        <td className={dataTextClass}>Nora Whitcombe</td>
        <td>96</td>
      </tr>
    </tbody>
  </DataTable>
)

const align = (name: string) =>
  getComputedStyle(page.getByRole('cell', { name }).element()).textAlign

test('a table is named by its visually hidden caption', async () => {
  await render(table)
  await expect.element(page.getByRole('table', { name: 'Counts by period' })).toBeVisible()
  const caption = page.getByText('Counts by period').element()
  expect(caption.getBoundingClientRect().height).toBeLessThanOrEqual(1)
})

test('numbers are aligned to the end of their column, text to the start', async () => {
  await render(table)
  expect(align('96')).toBe('end')
  expect(align('Nora Whitcombe')).toBe('start')
})

test('a table wider than its container scrolls by itself', async () => {
  await render(<div style={{ inlineSize: '8rem' }}>{table}</div>)
  const scroller = page.getByRole('table').element().parentElement
  expect(scroller?.scrollWidth).toBeGreaterThan(scroller?.clientWidth ?? Infinity)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
})
