/** What identifies an entry of the feed: its row on the host (R16). */
export type ItemRef = { sourceTable: string; sourceId: number }

/** Returns `golf_scores/1004`: one key for an entry in maps, caches and storage. */
export const itemKey = ({ sourceTable, sourceId }: ItemRef): string => `${sourceTable}/${sourceId}`
