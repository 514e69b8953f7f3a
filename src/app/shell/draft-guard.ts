import { guardDrafts } from '~/features/outbox/session-drafts'

guardDrafts() // drafts stay their golfer's own (R7); once for the page
