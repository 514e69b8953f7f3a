/** Roles whose changes are read by themselves. */
const REGION = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])'

/** A region's words, as far as they are not for the eyes alone. */
function words(region: Element): string {
  const copy = region.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  copy.querySelectorAll('[aria-hidden="true"], svg').forEach((part) => part.remove())
  return copy.textContent.replaceAll(/\s+/g, ' ').trim()
}

/** Nothing of the page behind a modal dialog is read, nor of what is not drawn. */
function isHeard(region: Element): boolean {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  return (!modal || modal.contains(region)) && region.checkVisibility()
}

/**
 * A pretended screen reader: `said` is what it has read since. It reads what comes into a live region that was there before;
 * words that come together with their region it reads only of an alert, for which the browser tells it (Core-AAM).
 */
export function listen(): { said: () => readonly string[]; stop: () => void } {
  const said: string[] = []
  const known = new WeakMap<Element, string>()
  for (const region of document.querySelectorAll(REGION)) known.set(region, words(region))
  const look = () => {
    for (const region of document.querySelectorAll(REGION)) {
      const before = known.get(region)
      const now = words(region)
      const isRead = before === undefined ? region.role === 'alert' : now !== before
      known.set(region, now)
      if (isRead && now !== '' && isHeard(region)) said.push(now)
    }
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  return { said: () => said, stop: () => observer.disconnect() }
}
