import styles from './demo-page.module.css'

/** What the fake identity provider asks the page to show: see `atProvider` of the fake. */
type Provider =
  | { kind: 'redirect'; address: string }
  | {
      kind: 'page'
      title: string
      text: string
      choices: readonly { label: string; detail?: string; address: string }[]
    }

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

/** Replaces the app at the provider's address: the visitor picks a golfer and returns to the app. */
export function showProvider(provider: Provider): void {
  if (provider.kind === 'redirect') return location.replace(provider.address)
  const choices = provider.choices.map(({ label, detail, address }) =>
    element('li', link(label, address), detail === undefined ? '' : ` ${detail}`),
  )
  document.title = provider.title
  const page = element(
    'main',
    element('h1', provider.title),
    element('p', provider.text),
    element('ul', ...choices),
  )
  page.className = styles.page ?? ''
  document.getElementById('root')?.replaceChildren(page)
}
