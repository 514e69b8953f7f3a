import type { HttpHandler } from 'msw'
import type { Backend } from '../backend'
import { login } from './auth/login'
import { refreshToken } from './auth/refresh-token'
import { getVersion } from './diagnostic/get-version'
import { listTeeSets } from './ghin/list-tee-sets'
import { postScore } from './ghin/post-score'
import { searchCourses } from './ghin/search-courses'
import { negotiateHub } from './hub/negotiate-hub'
import { listLinx } from './linx/list-linx'
import { updateLastNotify } from './linx/update-last-notify'
import { logError } from './logging/log-error'
import { getProfilePicture } from './profile/get-profile-picture'
import type { OperationId } from './operation-id'
import { listRecentCourses } from './scores/list-recent-courses'
import { getCurrentUser } from './user/get-current-user'

/** One handler per operation of the document; a missing one does not compile. */
const handlers: Record<OperationId, (backend: Backend) => HttpHandler> = {
  login,
  refreshToken,
  getCurrentUser,
  getProfilePicture,
  listLinx,
  updateLastNotify,
  searchCourses,
  listTeeSets,
  postScore,
  listRecentCourses,
  getVersion,
  logError,
  negotiateHub,
}

export const operationIds: readonly string[] = Object.keys(handlers)

/** The handlers of one world, by operation. */
export const handlersOf = (backend: Backend): ReadonlyMap<string, HttpHandler> =>
  new Map(Object.entries(handlers).map(([id, handler]) => [id, handler(backend)]))
