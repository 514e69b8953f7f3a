import type { User } from './types'

/** Nora, as the host answers who is signed in. */
export const nora: User = {
  us_id: 1,
  us_email: 'nora@whitcombe.example',
  us_firstname: 'Nora',
  us_lastname: 'Whitcombe',
  us_gender: 'F',
  us_private: true,
}
