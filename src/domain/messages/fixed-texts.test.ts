import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { accountMessages } from './account'
import { appMessages } from './app'
import { betMessages } from './bets'
import { commentMessages } from './comments'
import { courseMessages } from './courses'
import { directLoginMessages } from './direct-login'
import { followMessages } from './follow'
import { groupMessages } from './groups'
import { inviteMessages } from './invite'
import { loginMessages, storageMessages } from './login'
import { newsMessages } from './news'
import { photoMessages } from './photo'
import { profileMessages } from './profile'
import { pushMessages } from './push'
import { requestMessages } from './request'
import { scoreEntryMessages } from './score-entry'
import { mediaMessages } from './score-media'
import { sessionMessages } from './session'
import { updateMessages } from './updates'

// Support and other documents quote these, so they stay word for word. Other tests take them from the modules above.
const HDCP_INVALID = 'Handicap ID validation failed. Please verify your information.'
const PICTURE_TOO_LARGE = 'Image file is too large. Maximum size allowed is 20MB.'
const TOO_MANY_PIXELS = 'Image dimensions are too large.'
const EMAIL_MISSING = 'Please enter your email address.'
const EMAIL_INVALID = 'Please enter a valid email address.'
const NETWORK = 'Network error or unexpected issue'

it.each([
  ['requests', requestMessages.status(418), 'Request failed with status 418'],
  ['requests', requestMessages.errorFormat, 'Server returned an invalid error format.'],
  ['requests', requestMessages.invalidJson, 'Invalid JSON response from server.'],
  ['requests', requestMessages.network, NETWORK],
  ['requests', requestMessages.networkReason('down'), 'Network error: down'],
  ['requests', requestMessages.success, 'Success'],
  ['session', sessionMessages.noRefreshToken, 'No refresh token available.'],
  ['session', sessionMessages.refreshFailed, 'Failed to refresh token'],
  ['session', sessionMessages.authenticationFailed, 'Authentication failed. Please log in again.'],
  [
    'session',
    sessionMessages.storeFailed,
    'Failed to store authentication tokens. Please try again or use a different browser.',
  ],
  [
    'storage',
    storageMessages.storageMissing,
    'Storage not available. Please enable cookies or use a different browser.',
  ],
  [
    'storage',
    storageMessages.storageMissingOn('iPhone'),
    'Storage not available on iPhone. Please enable cookies and localStorage in your browser settings, or try a different browser.',
  ],
  [
    'storage',
    storageMessages.storageBroken('iPhone'),
    'Storage test failed on iPhone. Browser storage is not working properly. Please try a different browser.',
  ],
  ['login', loginMessages.emailMissing, EMAIL_MISSING],
  ['login', loginMessages.passwordMissing, 'Please enter your password.'],
  ['login', loginMessages.emailInvalid, EMAIL_INVALID],
  ['login', loginMessages.bothMissing, 'Email and password are required.'],
  ['login', loginMessages.rejected, 'Invalid email or password'],
  ['login', loginMessages.failed, 'Invalid email or password. Please try again.'],
  ['direct sign-in', directLoginMessages.noToken, 'No authentication token found in URL'],
  ['sign-up', accountMessages.namesMissing, 'First name, last name, and email are required.'],
  ['sign-up', accountMessages.emailInvalid, EMAIL_INVALID],
  ['sign-up', accountMessages.hdcpDigits, 'GHIN number must contain only numbers.'],
  ['sign-up', accountMessages.hdcpLastName, 'Last name is required for HDCP ID validation.'],
  ['sign-up', accountMessages.hdcpGender, 'Gender must be specified for HDCP ID validation.'],
  ['sign-up', accountMessages.hdcpInvalid, HDCP_INVALID],
  ['sign-up', accountMessages.passwordsMissing, 'Password and confirm password are required.'],
  ['sign-up', accountMessages.passwordsShort, 'Passwords must be at least eight characters.'],
  ['sign-up', accountMessages.passwordsDiffer, 'Passwords do not match.'],
  ['sign-up', accountMessages.creationFailed, 'Account creation failed. Please try again.'],
  [
    'account setup',
    accountMessages.registrationMissing,
    'Missing registration information. Please start over.',
  ],
  [
    'account setup',
    accountMessages.registrationFailed,
    'Failed to complete registration. Please try again.',
  ],
  ['forgot password', accountMessages.emailMissing, EMAIL_MISSING],
  [
    'forgot password',
    accountMessages.resetSent,
    'If your email address is registered, you will receive a password reset link shortly.',
  ],
  [
    'reset password',
    accountMessages.resetLinkBad,
    'Invalid or missing reset token or email from link',
  ],
  ['reset password', accountMessages.resetShort, 'Password must be at least 8 characters long'],
  ['reset password', accountMessages.resetDiffer, 'Passwords do not match'],
  ['reset password', accountMessages.resetDone, 'Password reset successfully. Logging you in...'],
  ['reset password', accountMessages.resetFailed, 'Failed to reset password'],
  ['profile', profileMessages.hdcpInvalid, HDCP_INVALID],
  [
    'profile',
    profileMessages.publicConfirm,
    'Turning Private Posts to No will allow anyone who follows you to see your posts.',
  ],
  ['photo', photoMessages.wrongType, 'Invalid file type. Only JPG and PNG are allowed.'],
  ['photo', photoMessages.tooLarge, PICTURE_TOO_LARGE],
  ['photo', photoMessages.tooManyPixels, TOO_MANY_PIXELS],
  ['photo', photoMessages.noneSelected, 'Please select a picture first.'],
  ['photo', photoMessages.removeConfirm, 'Are you sure you want to remove your profile picture?'],
  ['photo', photoMessages.badAnswer, 'Server response missing pictureUrl or result is invalid'],
  ['invite', inviteMessages.firstName, "Please enter the first name of the person you're inviting"],
  ['invite', inviteMessages.lastName, "Please enter the last name of the person you're inviting"],
  ['invite', inviteMessages.email, 'Please enter an email address'],
  ['invite', inviteMessages.send, 'Send Invite'],
  ['invite', inviteMessages.sending, 'Sending...'],
  ['invite', inviteMessages.gathering, 'Gathering email addresses...'],
  ['invite', inviteMessages.pickerTitle, 'Select Contacts to Invite'],
  ['invite', inviteMessages.noContacts, 'No contacts available'],
  ['invite', inviteMessages.sendMany(1), 'Send 1 Invitation(s)'],
  ['push', pushMessages.notSupported, 'Push notifications not supported'],
  [
    'push',
    pushMessages.notInstalled,
    'Push notifications require app to be installed (Add to Home Screen)',
  ],
  ['push', pushMessages.denied, 'Notification permission denied'],
  ['push', pushMessages.notGranted, 'Notification permission not granted'],
  ['push', pushMessages.noKey, 'Failed to get VAPID public key'],
  ['push', pushMessages.notSaved, 'Failed to save subscription'],
  ['push', pushMessages.testBody, 'Test notification'],
  ['push', pushMessages.enable, 'Enable'],
  ['push', pushMessages.notNow, 'Not Now'],
  ['updates', updateMessages.chunkFailed('linx'), 'Loading chunk linx failed.'],
  ['app', appMessages.routerError, 'Unexpected Application Error!'],
  ['app', appMessages.crashTitle, 'Something went wrong.'],
  ['app', appMessages.crashText, 'An unexpected error occurred in the application.'],
  [
    'app',
    appMessages.crashAdvice,
    'Please try refreshing the page. If the problem persists, contact support.',
  ],
  ['app', appMessages.alertTitle, 'Please note:'],
  ['app', appMessages.alertDefault, 'An error occurred'],
  ['app', appMessages.unknownError, 'Unknown error'],
  ['feed', newsMessages.empty('Following'), 'No new linx.'],
  ['feed', newsMessages.empty('My Linx'), 'No My Linx found.'],
  ['comments', commentMessages.empty, 'Comment cannot be empty.'],
  ['comments', commentMessages.authentication, 'Authentication required.'],
  ['bets', betMessages.none, 'No bets recorded yet.'],
  ['bets', betMessages.loadMore, 'Load More'],
  ['follow lists', followMessages.empty('suggestions'), 'No suggestions found.'],
  ['follow lists', followMessages.empty('followers'), 'No followers found.'],
  ['groups', groupMessages.noGroups, 'You are not a member of any groups.'],
  ['groups', groupMessages.noneAvailable, 'No available groups found.'],
  ['groups', groupMessages.noMembers, 'No members yet'],
  ['courses', courseMessages.noneMatching('Oak'), 'No courses found matching “Oak”.'],
  ['courses', courseMessages.noRecent, 'No recently played courses found.'],
  ['score', scoreEntryMessages.courseMissing, 'Course information is missing.'],
  ['score', scoreEntryMessages.courseInvalid, 'Could not select course. Invalid data received.'],
  ['score', scoreEntryMessages.teesMissing, 'Please select the tees played.'],
  ['score', scoreEntryMessages.noTees, 'No tees available'],
  ['score', scoreEntryMessages.holeMaximum, 'Maximum score of 19 per hole.'],
  [
    'score',
    scoreEntryMessages.holesMissing(9, '9'),
    'You must enter scores for at least 9 holes for hole-by-hole 9 posting.',
  ],
  [
    'score',
    scoreEntryMessages.holesMissing(10, '10-18'),
    'You must enter scores for at least 10 holes for hole-by-hole 10-18 posting.',
  ],
  [
    'score',
    scoreEntryMessages.oneNineOnly,
    'please enter scores for either holes 1-9 OR holes 10-18, not both.',
  ],
  ['score', scoreEntryMessages.noResults, 'No results found.'],
  [
    'score',
    scoreEntryMessages.unconfirmed,
    'We could not confirm that your score was posted. Check My Linx before posting it again.',
  ],
  ['score media', mediaMessages.limit, 'There is a 3 file upload limit.'],
  [
    'score media',
    mediaMessages.onlyMore(1),
    'You can only add 1 more file(s). Some files were not added.',
  ],
  ['score media', mediaMessages.photoTooLarge, PICTURE_TOO_LARGE],
  ['score media', mediaMessages.tooManyPixels, TOO_MANY_PIXELS],
])('%s: %s stays word for word', (_where, text, fixed) => {
  expect(text).toBe(fixed)
})

it('the apostrophes of all other texts are curly', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'))
  const straight = files.flatMap((name) => {
    const source = readFileSync(`${import.meta.dirname}/${name}`, 'utf8')
    const code = source.replaceAll(/\/\*.*?\*\/|\/\/.*?$/gms, '') // without comments
    return code.match(/[^"`\n]*[\p{L}}]'\p{L}[^"`\n]*/gu) ?? []
  })
  expect(straight).toEqual([inviteMessages.firstName, inviteMessages.lastName])
})
