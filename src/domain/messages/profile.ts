/** Messages of the profile page. */
export const profileMessages = {
  firstNameMissing: 'Please enter your first name.',
  lastNameMissing: 'Please enter your last name.',
  emailMissing: 'Please enter your email address.',
  emailInvalid: 'Please enter a valid email address.',
  hdcpDigits: 'GHIN number must contain only numbers.',
  hdcpInvalid: 'Handicap ID validation failed. Please verify your information.',
  /** The handicap service did not respond, which says nothing about the golfer. */
  hdcpLater:
    'We couldn’t reach the handicap service, so this isn’t saved yet. We’ll check again when you leave the field.',
  /** What another form could not save is shown; not a fixed text. */
  restored: 'Your last change wasn’t saved. It’s here again and is saved when you leave a field.',
  /** The form was left before its save failed; not a fixed text. */
  notSaved: (reason: string): string => `Your profile was not saved. ${reason}`,
  publicConfirm: 'Turning Private Posts to No will allow anyone who follows you to see your posts.',
  privateHint: 'Only followers you approve can see your posts.',
  publicHint: 'Anyone who follows you can see your posts.',
  deleted: 'Your account was deleted.',
  deleteWrongWord: 'Your account was not deleted because you didn’t type “delete”.',
} as const
