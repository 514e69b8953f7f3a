/** Messages of the sign-in form. Fixed texts. */
export const loginMessages = {
  emailMissing: 'Please enter your email address.',
  passwordMissing: 'Please enter your password.',
  emailInvalid: 'Please enter a valid email address.',
  bothMissing: 'Email and password are required.',
  rejected: 'Invalid email or password',
  failed: 'Invalid email or password. Please try again.',
} as const

/** In the demo only. */
export const seeLiveDemo = 'See a live demo'

/** Why nothing can be stored on this device. Fixed texts. */
export const storageMessages = {
  storageMissing: 'Storage not available. Please enable cookies or use a different browser.',
  storageMissingOn: (device: string) =>
    `Storage not available on ${device}. Please enable cookies and localStorage in your browser settings, or try a different browser.`,
  storageBroken: (device: string) =>
    `Storage test failed on ${device}. Browser storage is not working properly. Please try a different browser.`,
} as const
