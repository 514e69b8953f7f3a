const FIELDS = 'input, textarea, select, [contenteditable]'
/** Marks forms that store each key stroke: a reload loses nothing of them (R7). */
const STORED_FORM = '[data-kept]'

const textOf = (field: Element): string =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : (field.textContent ?? '')

/**
 * Whether a reload would lose typed text: a field edited by the golfer, still on the page and not empty, in a form that
 * does not store its input. Starts watching when called.
 */
export function watchTypedText(page: Document = document): () => boolean {
  const touched = new Set<Element>()
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.matches(FIELDS)) touched.add(target)
  }
  page.addEventListener('input', note, { capture: true })
  // Edited before this code had loaded.
  if (page.activeElement?.matches(FIELDS)) touched.add(page.activeElement)

  return () => {
    for (const field of touched) if (!field.isConnected) touched.delete(field)
    return [...touched].some((field) => !field.closest(STORED_FORM) && textOf(field).trim() !== '')
  }
}
