import { ContactCards } from '~/features/site/contact-cards'
import { SitePage } from '~/features/site/site-page'
import { SiteRail } from '~/features/site/site-rail'

/** How to reach support. */
export const Page = () => (
  <SitePage title="Contact" rail={<SiteRail />}>
    <ContactCards />
  </SitePage>
)
