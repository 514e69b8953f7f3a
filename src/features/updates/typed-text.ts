const FIELDS = 'input, textarea, select, [contenteditable]'
/** Forms that store each key stroke say so with this attribute: a reload takes nothing from them (R7). */
const KEPT = '[data-kept]'

const textOf = (field: Element): string =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : (field.textContent ?? '')

/**
 * Whether something is typed that a reload would take: a field changed by the golfer, still on the page and not empty, in a
 * form that is not stored as it is typed. Begins to watch when called.
 */
export function watchTypedText(page: Document = document): () => boolean {
  const changed = new Set<Element>()
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.matches(FIELDS)) changed.add(target)
  }
  page.addEventListener('input', note, { capture: true })
  // Typed into before anybody watched.
  if (page.activeElement?.matches(FIELDS)) changed.add(page.activeElement)

  return () => {
    for (const field of changed) if (!field.isConnected) changed.delete(field)
    return [...changed].some((field) => !field.closest(KEPT) && textOf(field).trim() !== '')
  }
}
