import { PRODUCT_NAME } from '~/lib/product-name'
import styles from './demo-page.module.css'

/** An invalid part of the address, and the valid values. */
type Problem = { parameter: string; value: string; known: readonly string[] }

function element(name: keyof HTMLElementTagNameMap, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name)
  made.append(...children)
  return made
}

function link(text: string, address: string): HTMLElement {
  const made = element('a', text)
  made.setAttribute('href', address)
  return made
}

/** Replaces the app: names the invalid part of a scenario link and the valid values. */
export function showLinkProblem({ parameter, value, known }: Problem): void {
  const items = known.map((one) => {
    const isValue = !/[ ,]|KIND/.test(one) // the other entries describe a value
    return element(
      'li',
      isValue ? link(one, `/?${new URLSearchParams([[parameter, one]]).toString()}`) : one,
    )
  })
  const page = element(
    'main',
    element('h1', 'This demo link cannot be opened'),
    element('p', `${parameter}=${value} is not a known value. Known values:`),
    element('ul', ...items),
    element('p', link('Open the demo', '/')),
  )
  page.className = styles.page ?? ''
  document.title = PRODUCT_NAME
  document.getElementById('root')?.replaceChildren(page)
}
