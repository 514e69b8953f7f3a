import { itemKey } from '~/domain/item-key'
import type { LinxItem, LinxPage } from '~/api/types'

/** The entries of some pages, each once, in the order served. */
export type MergedItems = {
  readonly items: readonly LinxItem[]
  /** Where the entry with this key stands; undefined when it is not there. */
  indexOf(key: string): number | undefined
  /** How many entries the last page brought that were not there before (R16). */
  readonly news: number
}

type Line = MergedItems & { pages: readonly LinxPage[]; places: Map<string, number> }

/** What a feed came to last time, by its first page. */
const lines = new WeakMap<LinxPage, Line>()

const EMPTY: MergedItems = { items: [], indexOf: () => undefined, news: 0 }

/**
 * All entries of the pages, each once, wherever pages overlap (LST-02); what came last counts (LST-08). The next page is added to what was gathered before:
 * going over thousands of entries for each further page is what makes a long feed stutter. Only where a page was exchanged
 * is all of it gathered anew.
 */
export function mergePages(pages: readonly LinxPage[]): MergedItems {
  const [first] = pages
  if (!first) return EMPTY
  const last = lines.get(first)
  const goesOn = last?.pages.every((page, at) => page === pages[at])
  if (last && goesOn && last.pages.length === pages.length) return last
  const line = add(pages, goesOn ? last : undefined)
  lines.set(first, line)
  return line
}

function add(pages: readonly LinxPage[], before: Line | undefined): Line {
  const places = before?.places ?? new Map<string, number>()
  const items = [...(before?.items ?? [])]
  let news = 0
  for (const page of pages.slice(before?.pages.length ?? 0)) {
    const start = items.length
    for (const item of page.items) {
      const key = itemKey(item)
      const at = places.get(key)
      if (at !== undefined) items[at] = item
      else {
        places.set(key, items.length)
        items.push(item)
      }
    }
    news = items.length - start
  }
  const indexOf = (key: string) => {
    const at = places.get(key)
    return at !== undefined && at < items.length ? at : undefined // further pages share the places
  }
  return { pages, items, indexOf, news, places }
}
