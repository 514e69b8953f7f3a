import { SitePage } from '~/features/site/site-page'
import { SiteRail } from '~/features/site/site-rail'
import { TermsText } from '~/features/site/terms-text'

/** The terms of use. */
export const Page = () => (
  <SitePage title="Terms of Use" rail={<SiteRail />}>
    <TermsText />
  </SitePage>
)
