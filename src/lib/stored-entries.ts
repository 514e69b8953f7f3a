import { START_SCREEN } from './first-screen'
import { pageSetting } from './page-setting'
import { localArea, localStore } from './safe-storage'

/** The key in local storage. It is removed with the session (`clearWebStorage`). */
const KEY = 'linx_entries'

/** The maximum length of the JSON, in characters: a screen of entries has about five thousand. */
const MAX_LENGTH = 100_000

const SVG = 'http://www.w3.org/2000/svg'

/** The tags of entries. Others are left out: videos, and elements that load code, send a form or lead to another page. */
const TAGS =
  /^(a|abbr|article|b|bdi|button|circle|dd|div|dl|dt|ellipse|g|h2|h3|img|li|p|path|rect|span|svg|table|tbody|td|th|thead|tr|ul)$/
/** Without `data-unseen`: by the next start they have been seen. */
const ATTRIBUTES =
  /^(class|role|dir|alt|src|colspan|viewBox|d|c[xy]|r[xy]?|[xy]|width|height|aria-[a-z]+|data-(?!unseen)[a-z]+)$/

/** What an entry shows only temporarily: an open panel, an undo, an error. */
const TEMPORARY = ':has([aria-expanded="true"], [data-woohoo-pending], [role="alert"])'

/** An element as JSON: its tag, attributes and children. A text node is a string. */
type Markup = string | [tag: string, attributes: Record<string, string>, ...content: Markup[]]

/** Identifies the page's styles (scripts/build/headers-plugin.mjs). Another build may have other class names. */
const stylesOfBuild = (): string => pageSetting('linx:headers')

/** Whether an attribute is stored; a picture needs an http address, since others end with the page. */
const isStorable = (name: string, value: string): boolean =>
  ATTRIBUTES.test(name) && (name !== 'src' || value.startsWith('http'))

function markupOf(node: Node): Markup | undefined {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || !TAGS.test(node.localName)) return undefined
  const attributes = Array.from(node.attributes, ({ name, value }) => [
    name,
    name === 'alt' ? '' : value, // a picture that cannot be loaded shows nothing
  ]).filter(([name = '', value = '']) => isStorable(name, value))
  return [node.localName, Object.fromEntries(attributes), ...contentOf(node.childNodes)]
}

const contentOf = (nodes: Iterable<Node>): Markup[] =>
  Array.from(nodes, markupOf).filter((one) => one !== undefined)

/** The markup of an element, with this content instead of its own. */
function markupWith(element: Element, content: Markup[]): Markup[] {
  const empty = markupOf(element.cloneNode())
  return typeof empty === 'object' ? [[empty[0], empty[1], ...content]] : []
}

/**
 * Stores the first entries of the feed, about one screen of them, for the next start of this golfer (`showStoredEntries`).
 * Leaves what is stored unchanged if the first entry is not rendered, or while an entry shows something temporary.
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
  const json = JSON.stringify([userId, stylesOfBuild(), markup])
  if (json.length <= MAX_LENGTH) localStore.set(KEY, json)
}

/** Removes the stored entries, since the golfer's feed has none. */
export const removeStoredEntries = (): void => localStore.remove(KEY)

/** @throws {Error} if it is not the markup of entries */
function elementOf(markup: unknown, namespace?: string): Node {
  if (typeof markup === 'string') return document.createTextNode(markup)
  if (!Array.isArray(markup)) throw new Error(KEY)
  const [tag, attributes, ...content]: unknown[] = markup
  if (typeof tag !== 'string' || !TAGS.test(tag)) throw new Error(KEY)
  const space = tag === 'svg' ? SVG : namespace
  const element = space ? document.createElementNS(space, tag) : document.createElement(tag)
  for (const [name, value] of Object.entries(Object(attributes)))
    if (isStorable(name, String(value))) element.setAttribute(name, String(value))
  element.append(...content.map((one) => elementOf(one, space)))
  return element
}

/**
 * Replaces the Linx skeleton of the start screen with the stored entries. Does nothing if there are none, or if they belong to
 * another golfer or another build. Call it after the HTML has been parsed.
 */
export function showStoredEntries(): void {
  try {
    const [userId, build, markup]: unknown[] = JSON.parse(localArea().getItem(KEY) ?? '')
    if (String(userId) !== localArea().getItem('user_id') || build !== stylesOfBuild()) return
    const page = document.getElementById(START_SCREEN)?.children[1] // below the bar
    page?.firstElementChild?.lastElementChild?.replaceWith(elementOf(markup))
  } catch {
    // the skeleton stays
  }
}
