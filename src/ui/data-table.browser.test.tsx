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

test('a table is called by its caption, which is heard and takes no room', async () => {
  await render(table)
  await expect.element(page.getByRole('table', { name: 'Counts by period' })).toBeVisible()
  const caption = page.getByText('Counts by period').element()
  expect(caption.getBoundingClientRect().height).toBeLessThanOrEqual(1)
})

test('figures stand at the end of their column, words at its start', async () => {
  await render(table)
  expect(align('96')).toBe('end')
  expect(align('Nora Whitcombe')).toBe('start')
})

test('wider than its place, the table scrolls and the page does not', async () => {
  await render(<div style={{ inlineSize: '8rem' }}>{table}</div>)
  const scroller = page.getByRole('table').element().parentElement
  expect(scroller?.scrollWidth).toBeGreaterThan(scroller?.clientWidth ?? Infinity)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
})
