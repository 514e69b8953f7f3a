import { POSTAL_LINES, SUPPORT_EMAIL } from '~/domain/contact'
import { Card } from '~/ui/card'
import text from '~/ui/text.module.css'
import styles from './contact-cards.module.css'

/** Support email and postal location (app-shell section 2). */
export const ContactCards = () => (
  <>
    <Card inside="section">
      <h2>Email</h2>
      <p className={styles.post}>
        <a className={text.link} href={`mailto:${SUPPORT_EMAIL}`}>
          {SUPPORT_EMAIL}
        </a>
      </p>
      <p className={text.soft}>
        Tell us what you were doing and what you saw. The Copy details button on the About page puts
        the versions on your clipboard; pasted into the message, they save a question.
      </p>
    </Card>
    <Card inside="section">
      <h2>Post</h2>
      <address className={styles.post}>
        {POSTAL_LINES.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
    </Card>
  </>
)
