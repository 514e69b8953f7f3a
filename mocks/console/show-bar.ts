import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Bar } from './bar'
import { createCommands } from './commands'
import './console.css'
import { startKiosk } from './kiosk'
import type { ConsoleHost } from './host'

const ID = 'demo-console'

let stopKiosk = () => {}
let removeBar = () => {}

/** The address of a link; on a stand every link keeps `kiosk=1`. */
function addressOf(link: string, isKiosk: boolean): string {
  const query = new URLSearchParams(link)
  if (isKiosk) query.set('kiosk', '1')
  return query.size === 0
    ? '/'
    : `/?${query.toString().replaceAll('%40', '@').replaceAll('%3A', ':')}`
}

/** Opens a fresh world at the first screen, like the Reset button. */
async function startOver(host: ConsoleHost): Promise<void> {
  await createCommands(await host.page(), host, () => {}).reset()
}

/**
 * Puts the demo's bar above the app, unless the link says `bar=off`. The app treats it like a notch: its own bars keep clear
 * of the safe area. Call it before the app's first frame, so that nothing moves.
 */
export function showBar(host: Omit<ConsoleHost, 'open'>): void {
  removeBar()
  const link = new URLSearchParams(host.link())
  const isShown = link.get('bar') !== 'off'
  document.documentElement.toggleAttribute('data-demo-bar', isShown)
  document.documentElement.toggleAttribute('data-demo-story', isShown && link.has('story'))
  const isKiosk = link.get('kiosk') === '1'
  const open = (to: string) => location.assign(addressOf(to, isKiosk))
  stopKiosk()
  stopKiosk = isKiosk ? startKiosk(() => void startOver({ ...host, open })) : () => {}
  if (!isShown) return
  const container = document.createElement('div')
  container.id = ID
  container.className = 'demo'
  document.body.prepend(container)
  const root = createRoot(container)
  root.render(createElement(Bar, { host: { ...host, open }, isKiosk }))
  removeBar = () => {
    root.unmount()
    container.remove()
  }
}

/** Removes the bar, where no world is open and none of its buttons would do anything. A stand's restrictions stay. */
export function hideBar(): void {
  removeBar()
  for (const name of ['data-demo-bar', 'data-demo-story'])
    document.documentElement.removeAttribute(name)
}
