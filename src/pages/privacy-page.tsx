import { SitePage, SiteRail } from '~/features/site/site-page'
import { summaryClass, Prose } from '~/ui/layout/prose'
import { SupportLink } from '~/features/site/support-link'

/** When the policy last changed. */
const UPDATED = '4/23/2025'

/** The data stored about a golfer, and the golfer's rights. */
const PrivacyText = () => (
  <Prose numbered>
    <p className={summaryClass}>
      In short: we use what you give us to run your account and your handicap record. You can see
      it, correct it, and ask us to delete it.
    </p>
    <h2>What we collect</h2>
    <ul>
      <li>
        Your name, email address, city, state, HDCP ID and the gender used for scoring, as you enter
        them.
      </li>
      <li>
        What you post: scores, notes, photos and videos, partners, side bets, comments and Woohoos.
      </li>
      <li>Whom you follow, who follows you, and the groups you belong to.</li>
      <li>
        Technical records that keep the service running: sign-ins, errors, the sections you open,
        and the address of a device you allowed to notify you.
      </li>
    </ul>
    <h2>How we use it</h2>
    <ul>
      <li>To post scores to the handicap association when you ask us to.</li>
      <li>To show your posts to the people you have chosen.</li>
      <li>To tell you when golfers you are linked with post, comment or follow you.</li>
      <li>To find and fix problems, and to answer you when you write.</li>
    </ul>
    <p>We do not sell your information, and we show no ads.</p>
    <h2>Who else receives it</h2>
    <p>
      The handicap association receives the scores you post and checks your HDCP ID against your
      last name and gender. Companies that run our servers and send our email handle your data on
      our instructions only. Contacts you open to invite players stay in your browser; we receive
      only the people you choose to invite.
    </p>
    <h2>How long we keep it</h2>
    <p>
      As long as you have an account. When you delete it, your profile and posts are removed; scores
      already posted to the handicap association stay in its record. Technical records are removed
      after a limited time.
    </p>
    <h2>Storage on your device</h2>
    <p>
      The app keeps you signed in by storing tokens in your browser, or in cookies if the browser
      allows nothing else. It also keeps the email you last signed in with, and a score you have
      begun to enter. There are no advertising cookies.
    </p>
    <h2>Your rights</h2>
    <p>As a data subject you have the right:</p>
    <ul>
      <li>to know what data we hold about you, and to receive a copy;</li>
      <li>to have mistakes corrected;</li>
      <li>to have your data erased;</li>
      <li>to object to, or restrict, how we use your data;</li>
      <li>to take your data elsewhere in a machine-readable form;</li>
      <li>to withdraw a consent at any time;</li>
      <li>to complain to the data protection authority where you live.</li>
    </ul>
    <p>
      Write to <SupportLink unset="the address on the Contact page" /> and we will answer by email.
      Using these rights is free and does not affect your service.
    </p>
    <h2>Children</h2>
    <p>
      The service is not meant for children under 18, and we do not knowingly collect their data. If
      you believe a child has given us data, write to us and we will remove it.
    </p>
    <h2>Changes to this policy</h2>
    <p>
      This policy was last updated {UPDATED}. When it changes, the date on this page changes with
      it.
    </p>
  </Prose>
)

/** The privacy policy. */
export const Page = () => (
  <SitePage title="Privacy Policy" aside={`Updated ${UPDATED}`} rail={<SiteRail />}>
    <PrivacyText />
  </SitePage>
)
