import { ContactCards } from '~/features/site/contact-cards'
import { SitePage, SiteRail } from '~/features/site/site-page'

/** How to reach support. */
export const Page = () => (
  <SitePage title="Contact" rail={<SiteRail />}>
    <ContactCards />
  </SitePage>
)
