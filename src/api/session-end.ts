import { createListeners } from '~/lib/listeners'

/**
 * Notified by the session when it ends, so that the layers below it can clear the golfer's data (R10). A separate module, so
 * that the query cache is not part of the start page: it loads, and subscribes, with the first page that reads.
 */
export const sessionEnd = createListeners()
