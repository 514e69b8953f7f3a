import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { RailModule, railListClass } from './rail-module'

test('a long word does not make a module wider than the rail', async () => {
  const screen = await render(
    <div style={{ inlineSize: 296 }}>
      <RailModule title="Post again">
        <ul className={railListClass} role="list">
          <li>
            <a href="#there">Llanfair{'x'.repeat(60)}</a>
          </li>
        </ul>
      </RailModule>
    </div>,
  )
  const name = screen.getByRole('link').element()
  const rail = screen.container.firstElementChild
  expect(name.getBoundingClientRect().width).toBe(296)
  expect(rail?.scrollWidth).toBe(296)
})

test('the link beside the title has a target of 44 px and does not make the title higher', async () => {
  const screen = await render(
    <>
      <RailModule title="Suggested" more={<a href="#all">See all</a>}>
        <p>Golfers</p>
      </RailModule>
      <RailModule title="Post again">
        <p>Courses</p>
      </RailModule>
    </>,
  )
  const link = screen.getByRole('link').element().getBoundingClientRect()
  expect(link.height).toBeGreaterThanOrEqual(44)
  expect(link.width).toBeGreaterThanOrEqual(44)
  const titleHeight = (name: string) =>
    screen.getByRole('heading', { name }).element().parentElement?.getBoundingClientRect().height
  expect(titleHeight('Suggested')).toBe(titleHeight('Post again'))
})
