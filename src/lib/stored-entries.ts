import { START_SCREEN } from './first-screen'
import { pageSetting } from './page-setting'
import { localArea, localStore } from './safe-storage'

/** The key in local storage. It goes with the session (`clearWebStorage`). */
const KEY = 'linx_entries'

/** Characters of JSON: a screen of entries has some five thousand. */
const MAX_LENGTH = 100_000

const SVG = 'http://www.w3.org/2000/svg'

/** The tags of entries. Others are left out: a video, and what loads code, sends a form or leads to another page. */
const TAGS =
  /^(a|abbr|article|b|bdi|button|circle|dd|div|dl|dt|ellipse|g|h2|h3|img|li|p|path|rect|span|svg|table|tbody|td|th|thead|tr|ul)$/
/** Without `data-unseen`: by the next start they have been seen. */
const ATTRIBUTES =
  /^(class|role|dir|alt|src|colspan|viewBox|d|c[xy]|r[xy]?|[xy]|width|height|aria-[a-z]+|data-(?!unseen)[a-z]+)$/

/** What an entry shows for a moment: an open panel, an undo, an error. */
const TEMPORARY = ':has([aria-expanded="true"], [data-cheering], [role="alert"])'

/** An element as JSON: its tag, its attributes and what is in it. A text is itself. */
type Markup = string | [tag: string, attributes: Record<string, string>, ...content: Markup[]]

/** Which styles the page has (scripts/build/headers-plugin.mjs). Another build may have other class names. */
const styles = (): string => pageSetting('linx:headers')

/** Whether an attribute is one of entries; pictures are those of hosts. */
const isKept = (name: string, value: string): boolean =>
  ATTRIBUTES.test(name) && (name !== 'src' || value.startsWith('http'))

function markupOf(node: Node): Markup | undefined {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || !TAGS.test(node.localName)) return undefined
  const attributes = Array.from(node.attributes, ({ name, value }) => [
    name,
    name === 'alt' ? '' : value, // a picture that cannot be loaded shows nothing
  ]).filter(([name = '', value = '']) => isKept(name, value))
  return [node.localName, Object.fromEntries(attributes), ...contentOf(node.childNodes)]
}

const contentOf = (nodes: Iterable<Node>): Markup[] =>
  Array.from(nodes, markupOf).filter((one) => one !== undefined)

/** The markup of an element, with this content in place of its own. */
function markupWith(element: Element, content: Markup[]): Markup[] {
  const empty = markupOf(element.cloneNode())
  return typeof empty === 'object' ? [[empty[0], empty[1], ...content]] : []
}

/**
 * Stores the first entries of the feed, one window's height of them, for the next start of this golfer (`showStoredEntries`).
 * What was stored before stays while the first one is not rendered, and while one of them shows something for a moment.
 */
export function storeEntries(userId: number, entries: readonly Element[]): void {
  const [first] = entries
  const row = first?.parentElement
  const rows = row?.parentElement
  const feed = rows?.parentElement
  if (!row || !rows || !feed || first.ariaPosInSet !== '1') return
  const { top } = first.getBoundingClientRect()
  const shown = entries.filter(
    (entry) => entry.getBoundingClientRect().top - top < window.innerHeight,
  )
  if (shown.some((entry) => entry.matches(TEMPORARY))) return
  const list = shown.flatMap((entry) => markupWith(row, contentOf([entry])))
  const [markup] = markupWith(feed, markupWith(rows, list))
  const json = JSON.stringify([userId, styles(), markup])
  if (json.length <= MAX_LENGTH) localStore.set(KEY, json)
}

/** Removes what is stored: the golfer's feed has no entries. */
export const removeStoredEntries = (): void => localStore.remove(KEY)

/** @throws {Error} where it is not the markup of entries */
function elementOf(markup: unknown, namespace?: string): Node {
  if (typeof markup === 'string') return document.createTextNode(markup)
  if (!Array.isArray(markup)) throw new Error(KEY)
  const [tag, attributes, ...content]: unknown[] = markup
  if (typeof tag !== 'string' || !TAGS.test(tag)) throw new Error(KEY)
  const space = tag === 'svg' ? SVG : namespace
  const element = space ? document.createElementNS(space, tag) : document.createElement(tag)
  for (const [name, value] of Object.entries(Object(attributes)))
    if (isKept(name, String(value))) element.setAttribute(name, String(value))
  element.append(...content.map((one) => elementOf(one, space)))
  return element
}

/**
 * Puts the stored entries into the start screen, in the place of the skeleton of Linx. Does nothing without any, or where they
 * are another golfer's or another build's. To be called when the HTML has been parsed.
 */
export function showStoredEntries(): void {
  try {
    const [userId, build, markup]: unknown[] = JSON.parse(localArea().getItem(KEY) ?? '')
    if (String(userId) !== localArea().getItem('user_id') || build !== styles()) return
    const page = document.getElementById(START_SCREEN)?.children[1] // below the bar
    page?.firstElementChild?.lastElementChild?.replaceWith(elementOf(markup))
  } catch {
    // the skeleton stays
  }
}
