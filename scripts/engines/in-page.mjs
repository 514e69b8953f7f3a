/**
 * Runs inside the page, in engines that Playwright does not drive: finds elements as Playwright's locators do, and says
 * where a golfer could press them. Bundled into one script by `in-page-source.mjs`.
 */
import { Ivya } from 'ivya'
import { hasFocus, textOf } from './in-element.mjs'

/** @typedef {{ x: number, y: number } | { reason: string }} PressPoint */

/** @type {'firefox' | 'webkit'} */
const browser = Reflect.get(globalThis, 'linxEngineName')
const finder = Ivya.create({ browser })

/** @param {Element} element @returns {boolean} whether it takes up room and is not hidden by its style */
function isShown(element) {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
}

/** @param {string} selector @returns {Element[]} */
const all = (selector) => finder.queryLocatorSelectorAll(selector)

/** The first one that is shown. @param {string} selector @returns {Element | undefined} */
const shown = (selector) => all(selector).find(isShown)

/** The element to press: for a radio button or checkbox its label, which is what is visible. @param {string} selector */
function pressed(selector) {
  const [found] = all(selector).filter((element) => element.getClientRects().length > 0)
  const isChoice = found instanceof HTMLInputElement && /^(radio|checkbox)$/.test(found.type)
  return (isChoice && found.labels?.[0]) || shown(selector)
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** @param {Element} element */
const isDisabled = (element) =>
  element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true'

/**
 * Where to press the element: its middle, once it is in sight, enabled, at rest and covered by nothing else.
 * @param {string} selector @returns {Promise<PressPoint>} the reason when it cannot be pressed now
 */
async function pressPoint(selector) {
  const element = pressed(selector)
  if (!element) return { reason: 'is not shown' }
  if (isDisabled(element)) return { reason: 'is disabled' }
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  await frame()
  const before = element.getBoundingClientRect()
  await frame()
  const { left, top, width, height } = element.getBoundingClientRect()
  if (before.left !== left || before.top !== top) return { reason: 'is moving' }
  const x = left + width / 2
  const y = top + height / 2
  const hit = document.elementFromPoint(x, y)
  const isHit = hit && (element.contains(hit) || hit.closest('label')?.contains(element))
  return isHit ? { x, y } : { reason: `is covered by ${hit?.outerHTML.slice(0, 120)}` }
}

/** Focuses a field and selects its text, to be typed over. @param {string} selector @returns {boolean} whether it has the focus now */
function focusToType(selector) {
  const element = shown(selector)
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  if (!isField || isDisabled(element)) return false
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  element.focus()
  element.select()
  return document.activeElement === element
}

Object.assign(globalThis, {
  linxEngine: {
    count: (/** @type {string} */ selector) => all(selector).length,
    isVisible: (/** @type {string} */ selector) => shown(selector) !== undefined,
    isChecked: (/** @type {string} */ selector) => all(selector)[0]?.matches(':checked') ?? false,
    hasFocus: (/** @type {string} */ selector) => hasFocus(all(selector)),
    first: (/** @type {string} */ selector) => all(selector)[0] ?? null,
    pressPoint,
    focusToType,
    textOf: (/** @type {string} */ selector) => {
      const [element] = all(selector)
      return element ? textOf(element) : null
    },
  },
})
