/** Roles whose changes are read by themselves. */
const REGION = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])'

/** A region's words, as far as they are not for the eyes alone. */
function words(region: Element): string {
  const copy = region.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  copy.querySelectorAll('[aria-hidden="true"], svg').forEach((part) => part.remove())
  return copy.textContent.replaceAll(/\s+/g, ' ').trim()
}

/** Nothing of the page behind a modal dialog is read. */
function isHeard(region: Element): boolean {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  return !modal || modal.contains(region)
}

/** The regions there are: one that is not drawn is none. */
const regions = () => [...document.querySelectorAll(REGION)].filter((one) => one.checkVisibility())

/**
 * A pretended screen reader: `said` is what it has read since. It reads what comes into a live region that was there before;
 * words that come together with their region it reads only of an alert, for which the browser tells it (Core-AAM).
 */
export function listen(): { said: () => readonly string[]; stop: () => void } {
  const said: string[] = []
  let known = new Map(regions().map((region) => [region, words(region)]))
  const look = () => {
    const before = known
    known = new Map(regions().map((region) => [region, words(region)]))
    for (const [region, now] of known) {
      const then = before.get(region)
      const isRead = then === undefined ? region.role === 'alert' : now !== then
      if (isRead && now !== '' && isHeard(region)) said.push(now)
    }
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  return { said: () => said, stop: () => observer.disconnect() }
}
