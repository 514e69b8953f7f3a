/** Where golfers reach the people behind the product (app-shell section 2, Contact and Privacy pages). */
export const SUPPORT_EMAIL = 'support@linxgolf.example'
export const PRIVACY_EMAIL = 'privacy@linxgolf.example'

/** The postal location, line by line. */
export const POSTAL_LINES = ['Linx Golf', '18 Larkspur Lane', 'Boulder, Colorado 80301'] as const
