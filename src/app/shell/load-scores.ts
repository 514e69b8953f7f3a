import { localStore, sessionStore } from '~/lib/safe-storage'
import { session } from '~/session/session'
import { golferId } from '~/session/session-types'

/** The databases of drafts and their photos. */
const STORES = ['linx-drafts', 'linx-media']
/** Where drafts are in web storage, because the browser has no database. */
const PREFIX = 'linx-drafts/'

/** Scores that are not posted: only drafts, or also one that waits or needs the golfer, whose line is on the score pages, too. */
export type UnsentScores = 'drafts' | 'unsettled'

/** The key under which the device stores which of them it has, so that the next start reserves the height of their line. */
const UNSENT = 'linx_unsent'

/** Which scores that are not posted the device had when they were last read. */
export function storedUnsent(): UnsentScores | undefined {
  const stored = localStore.get(UNSENT)
  if (stored === undefined) return undefined
  return stored === 'unsettled' ? stored : 'drafts'
}

/** Stores which scores that are not posted the device has. */
export function storeUnsent(scores: UnsentScores | undefined): void {
  if (scores) localStore.set(UNSENT, scores)
  else localStore.remove(UNSENT)
}

const load = () => import('./start-scores')
let scores: ReturnType<typeof load> | undefined

/** Whether this device may have drafts; true where the browser cannot list databases. */
async function hasDraftStores(): Promise<boolean> {
  const names = [localStore, sessionStore].flatMap((store) => store.keys())
  if (names.some((name) => name.startsWith(PREFIX))) return true
  try {
    const stores = await indexedDB.databases()
    return stores.some(({ name }) => name !== undefined && STORES.includes(name))
  } catch {
    return true
  }
}

/**
 * Loads the code that stores and sends drafts, if there are any or `isWriting` says that a page is open which creates them.
 * Undefined without any, null when loading fails.
 */
export async function loadScores(isWriting: boolean): Promise<Awaited<typeof scores> | null> {
  if (!scores && !isWriting && !(await hasDraftStores())) return undefined
  scores ??= load()
  try {
    return await scores
  } catch {
    scores = undefined // the next call tries again
    return null
  }
}

// Another tab may have created drafts; they are deleted with the golfer's data all the same (R7).
session.onEnd(async (reason) => {
  if (reason !== 'logout' && reason !== 'deleted') return // the drafts stay for the golfer's next session
  storeUnsent(undefined)
  const userId = golferId(session.state())
  if (scores || userId === undefined) return
  if (!(await hasDraftStores())) return
  const { forgetDrafts } = await import('~/features/scores/draft/clear-drafts-on-logout')
  await forgetDrafts(userId)
})
