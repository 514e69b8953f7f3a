/** Roles whose changes are read automatically. */
const REGION = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])'

/** The text of a region as a screen reader reads it: without hidden parts. */
function textOf(region: Element): string {
  const copy = region.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  copy.querySelectorAll('[aria-hidden="true"], svg').forEach((part) => part.remove())
  return copy.textContent.replaceAll(/\s+/g, ' ').trim()
}

/** Whether a region is outside of every inert page part: behind a modal dialog nothing is read. */
function isExposed(region: Element): boolean {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  return !modal || modal.contains(region)
}

/** The live regions that are rendered. */
const regions = () => [...document.querySelectorAll(REGION)].filter((one) => one.checkVisibility())

/**
 * A simulated screen reader: `announced` is what it has read since it was started. It reads changes of live regions that
 * already existed; text that appears together with its region is read for an alert only, as Core-AAM specifies.
 */
export function startScreenReader(): { announced: () => readonly string[]; stop: () => void } {
  const announced: string[] = []
  const snapshot = () => new Map(regions().map((region) => [region, textOf(region)]))
  let texts = snapshot()
  const onMutation = () => {
    const previous = texts
    texts = snapshot()
    for (const [region, now] of texts) {
      const before = previous.get(region)
      const isRead = before === undefined ? region.role === 'alert' : now !== before
      if (isRead && now !== '' && isExposed(region)) announced.push(now)
    }
  }
  const observer = new MutationObserver(onMutation)
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  return { announced: () => announced, stop: () => observer.disconnect() }
}
