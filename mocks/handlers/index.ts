import type { Backend } from '../backend/backend'
import { GRAPH_OPERATION } from '../graph/graph'
import { login } from './auth/login'
import { refreshToken } from './auth/refresh-token'
import { addComment } from './comments/add-comment'
import { listCommentDetails } from './comments/list-comment-details'
import { sendWoohoo } from './comments/send-woohoo'
import { approveFollow } from './follow/approve-follow'
import { countFollowRequests } from './follow/count-follow-requests'
import { followGolfer } from './follow/follow-golfer'
import { listFollowRequests } from './follow/list-follow-requests'
import { listFollowSuggestions } from './follow/list-follow-suggestions'
import { listFollowers } from './follow/list-followers'
import { listFollowing } from './follow/list-following'
import { rejectFollow } from './follow/reject-follow'
import { unfollowGolfer } from './follow/unfollow-golfer'
import { listAvailableGroups } from './groups/list-available-groups'
import { listGroupMembers } from './groups/list-group-members'
import { listMyGroups } from './groups/list-my-groups'
import { listMyBets } from './ghin/list-my-bets'
import { searchGolfers } from './search/search-golfers'
import { getVersion } from './diagnostic/get-version'
import { listHoles } from './ghin/list-holes'
import { listTeeSets } from './ghin/list-tee-sets'
import { postScore } from './ghin/post-score'
import { searchCourses } from './ghin/search-courses'
import { negotiateHub } from './hub/negotiate-hub'
import { listLinx } from './linx/list-linx'
import { updateLastNotify } from './linx/update-last-notify'
import { logError } from './logging/log-error'
import { getProfilePicture } from './profile/get-profile-picture'
import { checkEmailVerification } from './auth/check-email-verification'
import { completeRegistration } from './auth/complete-registration'
import { createUser } from './auth/create-user'
import { forceEmailVerification } from './auth/force-email-verification'
import { loginWithProvider } from './auth/login-with-provider'
import { requestPasswordReset } from './auth/request-password-reset'
import { resetPassword } from './auth/reset-password'
import { verifyEmail } from './auth/verify-email'
import { getDeploymentTime } from './diagnostic/get-deployment-time'
import { validateGolferData } from './ghin/validate-golfer-data'
import { connectHub } from './hub/connect-hub'
import { disconnectHub } from './hub/disconnect-hub'
import { sendToHub } from './hub/send-to-hub'
import { sendInvite } from './invite/send-invite'
import { getScoreMedia } from './media/get-score-media'
import { deleteProfilePicture } from './profile/delete-profile-picture'
import { uploadProfilePicture } from './profile/upload-profile-picture'
import { uploadSignupPicture } from './profile/upload-signup-picture'
import { checkPushSubscription } from './push/check-push-subscription'
import { declinePush } from './push/decline-push'
import { getVapidPublicKey } from './push/get-vapid-public-key'
import { sendTestPush } from './push/send-test-push'
import { subscribeToPush } from './push/subscribe-to-push'
import { checkAccessKey } from './usage/check-access-key'
import { getUsageReport } from './usage/get-usage-report'
import { recordFormUse } from './usage/record-form-use'
import { deleteCurrentUser } from './user/delete-current-user'
import { updateCurrentUser } from './user/update-current-user'
import type { Handler } from './http'
import type { OperationId } from './operation-id'
import { listRecentCourses } from './scores/list-recent-courses'
import { getCurrentUser } from './user/get-current-user'

/** One handler per operation of the document; the code does not compile if one is missing. */
const handlers: Record<OperationId, (backend: Backend) => Handler> = {
  login,
  refreshToken,
  getCurrentUser,
  getProfilePicture,
  listLinx,
  updateLastNotify,
  addComment,
  listCommentDetails,
  sendWoohoo,
  approveFollow,
  countFollowRequests,
  followGolfer,
  listFollowRequests,
  listFollowSuggestions,
  listFollowers,
  listFollowing,
  rejectFollow,
  unfollowGolfer,
  listAvailableGroups,
  listGroupMembers,
  listMyGroups,
  listMyBets,
  searchGolfers,
  searchCourses,
  listHoles,
  listTeeSets,
  postScore,
  getScoreMedia,
  listRecentCourses,
  getVersion,
  logError,
  checkEmailVerification,
  completeRegistration,
  createUser,
  forceEmailVerification,
  loginWithProvider,
  requestPasswordReset,
  resetPassword,
  verifyEmail,
  getDeploymentTime,
  validateGolferData,
  connectHub,
  disconnectHub,
  sendToHub,
  sendInvite,
  deleteProfilePicture,
  uploadProfilePicture,
  uploadSignupPicture,
  checkPushSubscription,
  declinePush,
  getVapidPublicKey,
  sendTestPush,
  subscribeToPush,
  checkAccessKey,
  getUsageReport,
  recordFormUse,
  deleteCurrentUser,
  updateCurrentUser,
  negotiateHub,
}

const isOperation = (name: string): name is OperationId => Object.hasOwn(handlers, name)

/** The ids of all operations. */
export const operationIds: readonly OperationId[] = Object.keys(handlers).filter(isOperation)

/** What a fault can be set for: the host's operations and that of Microsoft Graph. */
export const faultIds: readonly string[] = [...operationIds, GRAPH_OPERATION]

/** The handlers of one world, by operation. */
export const handlersOf = (backend: Backend): ReadonlyMap<OperationId, Handler> =>
  new Map(operationIds.map((id) => [id, handlers[id](backend)]))
