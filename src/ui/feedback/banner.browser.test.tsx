import '~/ui/styles/index.css' // imported first: it defines the order of the layers
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Banner } from './banner'
import { buttonClass } from '../actions/button'

afterEach(() => document.documentElement.removeAttribute('data-theme'))

test.each(['light', 'dark'])(
  'buttons in a banner have the color of its text, %s',
  async (theme) => {
    document.documentElement.dataset['theme'] = theme
    for (const kind of ['update', 'offline'] as const) {
      const screen = await render(
        <Banner
          kind={kind}
          action={
            <a className={buttonClass('line', { small: true })} href="#see">
              See
            </a>
          }
        >
          1 score needs you
        </Banner>,
      )
      const ink = (element: Element) => getComputedStyle(element).color
      expect(ink(page.getByRole('link').element()), kind).toBe(
        ink(page.getByText('1 score needs you').element()),
      )
      await screen.unmount()
    }
  },
)
