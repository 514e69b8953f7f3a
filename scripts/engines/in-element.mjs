/** Functions that run inside the page, each separately, so they use nothing from outside their own body. */

/**
 * @param {Element[]} elements
 * @returns {true | string} whether one of them or something in it has the focus; if not, where the focus is
 */
export function hasFocus(elements) {
  const { activeElement } = document
  if (elements.some((element) => element.contains(activeElement))) return true
  return `${elements.length} found, the focus is at ${activeElement?.outerHTML.slice(0, 120)}`
}

/** @param {Element} element @returns {string} a field's value, else the text */
export function textOf(element) {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? element.value
    : (element.textContent ?? '').replace(/\s+/g, ' ').trim()
}
