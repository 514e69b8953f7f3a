import { mutationOptions } from '@tanstack/react-query'
import { openSession } from './direct-sign-in'

/** Has the host open a session with the tokens of an identity provider. */
export const openProviderSession = () =>
  mutationOptions({ mutationKey: ['login', 'provider'], mutationFn: openSession })
