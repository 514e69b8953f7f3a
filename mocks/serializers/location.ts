import type { UserRow } from '../db/users'

/** City and state ready to show, 'Boulder, CO'; null when neither is known. */
export const locationText = ({ city, state }: UserRow): string | null =>
  [city, state].filter(Boolean).join(', ') || null
