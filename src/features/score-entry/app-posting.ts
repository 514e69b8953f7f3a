import { useSyncExternalStore } from 'react'
import { browserConnection } from '~/platform/connection'
import { session } from '~/session/session'
import { drafts } from '../outbox/session-drafts'
import { createPosting, type PostingState } from './posting'
import { sendScore } from './send-score'

/** The posting of this tab. */
export const posting = createPosting({
  send: sendScore,
  drafts,
  online: browserConnection.online,
  newId: () => crypto.randomUUID(),
})

session.onEnd(() => posting.reset())

/** Where the score posted last stands; renders again when that changes. */
export const usePosting = (): PostingState => useSyncExternalStore(posting.subscribe, posting.state)
