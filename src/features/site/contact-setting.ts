import { siteContact, type SiteContact } from '~/domain/people/contact'
import { pageSetting } from '~/lib/page-setting'

/** The contact of this deployment (`linx:support-email`, `linx:postal-address` in the page's head). */
export const contactSetting = (): SiteContact =>
  siteContact(pageSetting('linx:support-email'), pageSetting('linx:postal-address'))
