/** Messages of the sign-in form. Fixed texts. */
export const loginMessages = {
  emailMissing: 'Please enter your email address.',
  passwordMissing: 'Please enter your password.',
  emailInvalid: 'Please enter a valid email address.',
  bothMissing: 'Email and password are required.',
  rejected: 'Invalid email or password',
  failed: 'Invalid email or password. Please try again.',
} as const
