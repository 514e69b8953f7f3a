import { PRIVACY_UPDATED, PrivacyText } from '~/features/site/privacy-text'
import { SitePage, SiteRail } from '~/features/site/site-page'

/** The privacy policy. */
export const Page = () => (
  <SitePage title="Privacy Policy" aside={`Updated ${PRIVACY_UPDATED}`} rail={<SiteRail />}>
    <PrivacyText />
  </SitePage>
)
