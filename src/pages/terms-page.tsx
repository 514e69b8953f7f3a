import { SitePage, SiteRail } from '~/features/site/site-page'
import { TermsText } from '~/features/site/terms-text'

/** The terms of use. */
export const Page = () => (
  <SitePage title="Terms of Use" rail={<SiteRail />}>
    <TermsText />
  </SitePage>
)
