import { siteContact, type SiteContact } from '~/domain/contact'
import { pageSetting } from '~/lib/page-setting'

/** Whom golfers of this deployment write to (`linx:support-email`, `linx:postal-address` in the page's head). */
export const contactSetting = (): SiteContact =>
  siteContact(pageSetting('linx:support-email'), pageSetting('linx:postal-address'))
