import type { PageInfo } from '~/routing/page-info'

/** The route info of the sign-in page, for the app and its prerendered HTML. */
export const signInInfo: PageInfo = { title: 'Login', bare: true }
