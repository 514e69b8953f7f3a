import { mutationOptions } from '@tanstack/react-query'
import { sendInvite } from './invite-calls'

/** Invites one person; several are sent one after another. */
export const invitePerson = () =>
  mutationOptions({
    mutationKey: ['invite'],
    scope: { id: 'invite' },
    mutationFn: sendInvite,
  })
