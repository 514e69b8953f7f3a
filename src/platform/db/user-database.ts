import { localArea, sessionArea } from '~/lib/safe-storage'
import { createBrowserStore } from './draft-store'
import { createWebStore } from './web-store'

/**
 * What features store of golfers on this device: drafts and habits, courses, invitations. The second part of each key is the
 * golfer's id, so that a logout removes all that is theirs at once (R7, R10).
 */
export const userDatabase = createBrowserStore('linx-drafts', {
  // Without IndexedDB, an attempt with an unknown outcome must still survive a reload.
  fallback: createWebStore('linx-drafts/', [localArea, sessionArea]),
})
