import { createListeners } from '~/lib/listeners'

/**
 * Told by the session when it ends, for what lies below it and has kept something of the golfer (R10). Apart from the
 * session, so that the cache is no part of the start page: it is only loaded, and then listens, with the first page that
 * reads.
 */
export const sessionEnd = createListeners()
