/** Messages about notifications. */
export const pushMessages = {
  title: 'Want a red badge for new Linx?',
  offer: 'We can show a red badge on your home-screen icon when there are new Linx items.',
  installFirst: 'You’ll need the app on your home screen first.',
  enable: 'Enable',
  notNow: 'Not Now',
  testBody: 'Test notification',
  notSupported: 'Push notifications not supported',
  notInstalled: 'Push notifications require app to be installed (Add to Home Screen)',
  denied: 'Notification permission denied',
  notGranted: 'Notification permission not granted',
  noKey: 'Failed to get VAPID public key',
  notSaved: 'Failed to save subscription',
  test: 'Send a test notification',
  testSent: 'A test notification is on its way.',
} as const
