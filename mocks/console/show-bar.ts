import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Bar } from './bar'
import './console.css'
import type { ConsoleHost } from './host'

const ID = 'demo-console'

/**
 * Puts the demo's bar above the app, unless the link says `bar=off`. The app treats it like a notch: its own bars
 * keep clear of the safe area. Before the app's first frame, so that nothing moves.
 */
export function showBar(host: Omit<ConsoleHost, 'open'>): void {
  document.getElementById(ID)?.remove()
  const isShown = new URLSearchParams(host.link()).get('bar') !== 'off'
  document.documentElement.toggleAttribute('data-demo-bar', isShown)
  if (!isShown) return
  const container = document.createElement('div')
  container.id = ID
  container.className = 'demo'
  document.body.prepend(container)
  const open = (link: string) => location.assign(link === '' ? '/' : `/?${link}`)
  createRoot(container).render(createElement(Bar, { host: { ...host, open } }))
}
