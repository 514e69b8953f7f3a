const FIELDS = 'input, textarea, select, [contenteditable]'
/** Forms that store each key stroke say so with this attribute: a reload takes nothing from them (R7). */
const STORED_FORM = '[data-kept]'

const textOf = (field: Element): string =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : (field.textContent ?? '')

/**
 * Whether something is typed that a reload would take: a field changed by the golfer, still on the page and not empty, in a
 * form that is not stored as it is typed. Begins to watch when called.
 */
export function watchTypedText(page: Document = document): () => boolean {
  const touched = new Set<Element>()
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.matches(FIELDS)) touched.add(target)
  }
  page.addEventListener('input', note, { capture: true })
  // Typed into before anybody watched.
  if (page.activeElement?.matches(FIELDS)) touched.add(page.activeElement)

  return () => {
    for (const field of touched) if (!field.isConnected) touched.delete(field)
    return [...touched].some((field) => !field.closest(STORED_FORM) && textOf(field).trim() !== '')
  }
}
