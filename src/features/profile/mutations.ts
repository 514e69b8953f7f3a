import { mutationOptions } from '@tanstack/react-query'
import { deleteAccount, saveProfile } from './profile-calls'

/** What the golfer changes of their own record. */
export const profileMutations = {
  save: () =>
    mutationOptions({
      mutationKey: ['profile', 'save'],
      scope: { id: 'profile' },
      mutationFn: saveProfile,
    }),
  deleteAccount: () =>
    mutationOptions({ mutationKey: ['profile', 'delete-account'], mutationFn: deleteAccount }),
}
