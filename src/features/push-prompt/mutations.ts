import { mutationOptions } from '@tanstack/react-query'
import { requestMessages } from '~/domain/messages/request'

/** Loads it on demand. Rejects with a message that can be shown: the browser's own names a file. */
const loadPush = () =>
  import('./app-push').catch(() => {
    throw new Error(requestMessages.network)
  })

/** Notifications on this device. */
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
      mutationFn: async () => (await loadPush()).push.decline(),
    }),
  /** Rejects with an error that can be shown. */
  sendTest: () =>
    mutationOptions({
      mutationKey: ['push', 'test'],
      mutationFn: async () => (await loadPush()).sendTestPush(),
    }),
}
