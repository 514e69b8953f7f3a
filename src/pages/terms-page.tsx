import { Link } from '~/ui/actions/link'
import { SitePage, SiteRail } from '~/features/site/site-page'
import { PRODUCT_NAME } from '~/lib/product-name'
import { paths } from '~/routing/paths'
import { summaryClass, Prose } from '~/ui/layout/prose'
import { SupportLink } from '~/features/site/support-link'

/** The contract with a golfer. */
const TermsText = () => (
  <Prose numbered>
    <p className={summaryClass}>
      In short: play fair, pay on time, and your posts stay yours while we may show them as part of
      the service.
    </p>
    <h2>License</h2>
    <p>
      We give you a personal, limited, non-exclusive, non-transferable and revocable license to use{' '}
      {PRODUCT_NAME} on your own devices, for your own golf and not for business.
    </p>
    <h2>Restrictions</h2>
    <p>You may not:</p>
    <ul>
      <li>copy, sell, rent or give the service, or any part of it, to others;</li>
      <li>take it apart, change it, or reverse engineer it;</li>
      <li>collect data from it automatically, overload it, or get around its security;</li>
      <li>post a score you did not play, or use another golfer’s account;</li>
      <li>post anything unlawful, abusive, or that belongs to someone else.</li>
    </ul>
    <h2>Termination</h2>
    <p>
      You may stop at any time by deleting your account on the Profile page. We may suspend or end
      your account if you break these terms. When it ends, the license ends; the clauses on your
      content, payments, liability and disputes stay in force.
    </p>
    <h2>Your content</h2>
    <p>
      What you post stays yours. You grant us a broad license to it: worldwide, royalty-free,
      perpetual, transferable and sublicensable, to host, store, copy, adapt, publish, display and
      distribute it to run, improve and promote the service. You confirm that you have the right to
      post it. We may remove content that breaks these terms.
    </p>
    <h2>Billing</h2>
    <p>
      Subscriptions are billed monthly or annually, in advance, by the card you give us, and renew
      until you cancel. All amounts are in US dollars. If payment fails for thirty days, the account
      becomes inactive. All payments are non-refundable, even for a period you did not use.
    </p>
    <h2>Warranties</h2>
    <p>
      We warrant for 30 days from the day you first use the service that it works substantially as
      described. After those 30 days, and otherwise as far as the law allows, it is provided as it
      is, without warranties of any kind. Your handicap record is kept by the handicap association;
      we do not warrant it.
    </p>
    <h2>Limit of liability</h2>
    <p>
      Our total liability for all claims about the service is capped at US$15. We are not liable for
      indirect or consequential losses, lost data, or the outcome of a bet. Some places do not allow
      such limits; there they apply as far as the law lets them.
    </p>
    <h2>Age</h2>
    <p>
      If you are under 18, you may use the service only with the consent of a parent or guardian who
      accepts these terms for you.
    </p>
    <h2>Governing law</h2>
    <p>
      The law of the State of Colorado governs these terms, without regard to its rules on conflicts
      of law. Disputes that are not settled otherwise go to the courts of Colorado.
    </p>
    <h2>Class-action waiver</h2>
    <p>
      You and we may bring claims only individually, and both give up the right to take part in a
      class action, or in any other proceeding in which someone represents others.
    </p>
    <h2>Changes and contact</h2>
    <p>
      We may change these terms; if you keep using the service after a change, you accept it. How we
      handle your data is in the <Link to={paths.privacy()}>Privacy Policy</Link>. Questions go to{' '}
      <SupportLink unset="the address on the Contact page" />.
    </p>
  </Prose>
)

/** The terms of use. */
export const Page = () => (
  <SitePage title="Terms of Use" rail={<SiteRail />}>
    <TermsText />
  </SitePage>
)
