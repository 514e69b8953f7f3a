import { SitePage, SiteRail } from '~/features/site/site-page'
import { contactMessages } from '~/domain/messages/site'
import { Card } from '~/ui/layout/card'
import { configuredContact } from '~/features/site/support-link'
import text from '~/ui/layout/text.module.css'
import styles from './contact-page.module.css'

/** How to reach support: its email and its postal address. */
export function Page() {
  const { email, postalLines } = configuredContact()
  return (
    <SitePage title="Contact" rail={<SiteRail />}>
      <Card inside="section">
        <h2>Email</h2>
        {email ? (
          <SupportEmail email={email} />
        ) : (
          <p className={text.soft}>{contactMessages.noEmail}</p>
        )}
      </Card>
      <Card inside="section">
        <h2>Mail</h2>
        {postalLines.length > 0 ? (
          <address className={styles.post}>
            {postalLines.map((line, at) => (
              <div key={`${at} ${line}`}>{line}</div>
            ))}
          </address>
        ) : (
          <p className={text.soft}>{contactMessages.noPostalAddress}</p>
        )}
      </Card>
    </SitePage>
  )
}

const SupportEmail = ({ email }: { email: string }) => (
  <>
    <p className={styles.post}>
      <a className={text.link} href={`mailto:${email}`}>
        {email}
      </a>
    </p>
    <p className={text.soft}>
      Tell us what you were doing and what you saw. The Copy details button on the About page puts
      the versions on your clipboard. Pasting them into your message saves us a question.
    </p>
  </>
)
