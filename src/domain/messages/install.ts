/** Messages about installing the app. */
export const installMessages = {
  title: 'Linx on your home screen',
  why: 'It opens without a signal, and a red badge shows when there are new Linx items.',
  /** Safari has no install prompt, so these are the steps. */
  steps: ["Tap Share in your browser's toolbar.", 'Choose Add to Home Screen.', 'Tap Add.'],
  install: 'Install',
  notNow: 'Not Now',
  understood: 'Got it',
} as const
