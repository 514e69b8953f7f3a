import { systemTimers, type Timers } from '../hub/timers'

/** Milliseconds without input after which the visitor is assumed to have left. */
export const IDLE_MS = 120_000
/** Milliseconds for which the notice about a blocked link stays. */
const NOTICE_MS = 5000

const INPUT_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'input']

/** Whether a link leads out of the demo: to another site, a mail program, a phone call. */
const leadsAway = (address: string): boolean =>
  new URL(address, location.href).origin !== location.origin

function createNotice(): HTMLElement {
  const notice = document.createElement('p')
  notice.className = 'demo demo__kiosk'
  notice.setAttribute('role', 'status')
  document.body.append(notice)
  return notice
}

/**
 * The demo on a stand: starts over after two minutes without input, and blocks links to other sites. Returns a function that
 * ends it.
 */
export function startKiosk(startOver: () => void, timers: Timers = systemTimers): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const notice = createNotice()
  let cancelIdle = () => {}
  let cancelNotice = () => {}

  function wait(): void {
    cancelIdle()
    cancelIdle = timers.after(IDLE_MS, () => {
      startOver()
      wait()
    })
  }
  function block(what: string): void {
    notice.textContent = `This demo stays here: ${what} is switched off.`
    cancelNotice()
    cancelNotice = timers.after(NOTICE_MS, () => (notice.textContent = ''))
  }

  for (const name of INPUT_EVENTS)
    addEventListener(name, wait, { capture: true, passive: true, signal })
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !leadsAway(link.href)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    block(
      link.protocol === 'mailto:' ? 'writing an email' : `the link to ${link.host || link.href}`,
    )
  }
  for (const press of ['click', 'auxclick'] as const)
    addEventListener(press, onClick, { capture: true, signal })
  const onMenu = (event: Event) => event.preventDefault()
  addEventListener('contextmenu', onMenu, { capture: true, signal })
  const onInstall = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation() // the app must not offer to be installed
  }
  addEventListener('beforeinstallprompt', onInstall, { capture: true, signal })
  wait()
  return () => {
    stop.abort()
    cancelIdle()
    cancelNotice()
    notice.remove()
  }
}
