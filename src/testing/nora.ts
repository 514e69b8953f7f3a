import type { User } from '~/api/types'

/** Nora, as GET /api/user/current returns her. */
export const nora: User = {
  us_id: 1,
  us_email: 'nora@whitcombe.example',
  us_firstname: 'Nora',
  us_lastname: 'Whitcombe',
  us_gender: 'F',
  us_private: true,
}
