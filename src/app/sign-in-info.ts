import type { PageInfo } from '~/routing/page-info'

/** What the routes say of the sign-in page, in the app and in the HTML it begins with. */
export const signInInfo: PageInfo = { title: 'Login', bare: true }
