import { session } from '~/session/session'

/** Where drafts and their photos are kept. */
const STORES = ['linx-drafts', 'linx-media']

const load = () => import('./start-scores')
let scores: ReturnType<typeof load> | undefined

/** Whether this device may have drafts; true where the browser cannot say. */
async function hasDraftStores(): Promise<boolean> {
  try {
    const stores = await indexedDB.databases()
    return stores.some(({ name }) => name !== undefined && STORES.includes(name))
  } catch {
    return true
  }
}

/**
 * What guards and sends drafts, where there are any, or may soon be: `writing` says that a page is open on which they are
 * made. Most visits have none, and need none of the code; then, and when it cannot be loaded, undefined.
 */
export async function loadScores(isWriting: boolean): Promise<Awaited<typeof scores>> {
  if (!scores && !isWriting && !(await hasDraftStores())) return undefined
  scores ??= load()
  try {
    return await scores
  } catch {
    scores = undefined // the next page tries again
    return undefined
  }
}

// Another tab may have made some meanwhile: they go with the golfer all the same (R7).
session.onEnd(async (reason) => {
  const state = session.state()
  if (scores || state.status !== 'signed-in' || !['logout', 'deleted'].includes(reason)) return
  const { us_id: userId } = state.user
  if (!(await hasDraftStores())) return
  const { forgetDrafts } = await import('~/features/outbox/session-drafts')
  await forgetDrafts(userId)
})
