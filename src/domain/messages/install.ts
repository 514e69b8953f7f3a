/** Messages about installing the app. */
export const installMessages = {
  title: 'Linx on your home screen',
  why: 'It opens without a signal and shows a red badge when there’s something new in Linx.',
  /** Safari has no install prompt, so these are the steps. */
  steps: ['Tap Share in your browser’s toolbar.', 'Choose Add to Home Screen.', 'Tap Add.'],
  install: 'Install',
  notNow: 'Not Now',
  understood: 'Got it',
} as const
