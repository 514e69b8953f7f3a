import { mutationOptions } from '@tanstack/react-query'

/** Notifications on this device. The code that subscribes is loaded on demand. */
export const pushMutations = {
  /** Takes what `push.enable` returned: permission must be requested in the press itself, and a mutation starts later. */
  enable: () =>
    mutationOptions({
      mutationKey: ['push', 'enable'],
      mutationFn: (enabling: Promise<void>) => enabling,
    }),
  decline: () =>
    mutationOptions({
      mutationKey: ['push', 'decline'],
      mutationFn: async () => (await import('./app-push')).push.decline(),
    }),
  /** Rejects with an `ApiError` that can be shown. */
  sendTest: () =>
    mutationOptions({
      mutationKey: ['push', 'test'],
      mutationFn: async () => (await import('./app-push')).sendTestPush(),
    }),
}
