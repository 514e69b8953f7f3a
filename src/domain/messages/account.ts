/** Messages of sign-up and password recovery. Fixed texts, unless a comment says otherwise. */
export const accountMessages = {
  namesMissing: 'First name, last name, and email are required.',
  emailInvalid: 'Please enter a valid email address.',
  hdcpDigits: 'GHIN number must contain only numbers.',
  hdcpLastName: 'Last name is required for HDCP ID validation.',
  hdcpGender: 'Gender must be specified for HDCP ID validation.',
  hdcpInvalid: 'Handicap ID validation failed. Please verify your information.',
  /** The handicap service did not respond, which says nothing about the number; not a fixed text. */
  hdcpLater:
    'The handicap service isn’t responding right now. We’ll check your number once it does.',
  /** Setup: the account exists, but the association refused its number; not a fixed text. */
  hdcpNotConnected: (reason: string): string =>
    `Your account is ready, but your handicap is not connected. ${reason || accountMessages.hdcpInvalid} You can correct your HDCP ID in your profile after you launch.`,
  passwordsMissing: 'Password and confirm password are required.',
  passwordsShort: 'Passwords must be at least eight characters.',
  passwordsDiffer: 'Passwords do not match.',
  creationFailed: 'Account creation failed. Please try again.',
  /** For a golfer who has left the form meanwhile; not a fixed text. */
  created: 'Your account has been created. You can log in now.',
  registrationMissing: 'Missing registration information. Please start over.',
  registrationFailed: 'Failed to complete registration. Please try again.',
  /** The host did not say it in its own words; not a fixed text. */
  registrationComplete: 'Please log in.',
  emailMissing: 'Please enter your email address.',
  resetSent: 'If your email address is registered, you will receive a password reset link shortly.',
  resetLinkBad: 'Invalid or missing reset token or email from link',
  resetShort: 'Password must be at least 8 characters long',
  resetDiffer: 'Passwords do not match',
  resetDone: 'Password reset successfully. Logging you in...',
  resetFailed: 'Failed to reset password',
  /** For a golfer who is signed in already; none of these is a fixed text. */
  signedIn: 'You are signed in.',
  newAccountSignsOut: 'Creating another account signs you out.',
  switchSignsOut: 'Switching signs you out first.',
} as const
