import { expect } from 'vitest'
import type { components } from '~/api/schema'
import type { Backend } from '../../backend/backend'
import { call } from '../../testing'

export type Page = components['schemas']['LinxPage']
export type Item = components['schemas']['LinxItem']

export const linx = (query: Record<string, string | number>) =>
  `/api/linx?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`

export async function page(
  backend: Backend,
  as: string,
  query: Record<string, string | number>,
): Promise<Page> {
  const { status, json } = await call(backend, 'GET', linx(query), { as })
  expect(status).toBe(200)
  return json
}

/** Reads every item of a view, page by page, and calls `between` after each page. */
export async function all(
  backend: Backend,
  as: string,
  view: string,
  between?: () => Promise<unknown>,
): Promise<Item[]> {
  const items: Item[] = []
  let cursor: string | null = null
  for (let pages = 0; pages < 40; pages++) {
    const next: Page = await page(backend, as, {
      view,
      ...(cursor !== null && { olderThan: cursor }),
    })
    items.push(...next.items)
    if (!next.hasMore) return items
    cursor = next.oldestActivityDate
    await between?.()
  }
  throw new Error('The feed does not end.')
}

export const keyOf = ({ sourceTable, sourceId }: Item) => `${sourceTable}/${sourceId}`
export const kinds = (items: Item[]) =>
  new Set(items.map(({ notificationType }) => notificationType))
