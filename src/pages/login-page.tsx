import { useEffect, useRef, useState } from 'react'
import { Link } from '~/ui/actions/link'
import { Hero } from '~/features/login/hero'
import { LoginForm } from '~/features/login/login-form'
import { seeLiveDemo } from '~/domain/messages/login'
import { classNames } from '~/lib/class-names'
import { LIVE_DEMO, paths } from '~/routing/paths'
import { firstEmail, keepEmail } from '~/session/sign-in/request-sign-in'
import { session } from '~/session/session'
import { signedOutReason } from '~/domain/messages/session'
import { Footer } from '~/ui/layout/footer'
import { Icon, addIcons } from '~/ui/icons/icon'
import { sealIcon } from '~/ui/icons/seal-icon'
import text from '~/ui/layout/text.module.css'
import styles from './login-page.module.css'

addIcons(sealIcon)

const readReason = () => signedOutReason(session.endError())

/** The start page of a signed-out visitor. After a sign-in the session's change navigates on. */
export function Page() {
  const [signedOut, setSignedOut] = useState(readReason)
  const hasTried = useRef(false)
  // Another tab's reason may arrive after the page has opened. A login that fails here shows its own error instead.
  useEffect(() => {
    const readLate = () => {
      if (!hasTried.current) setSignedOut((reason) => reason ?? readReason())
    }
    readLate()
    return session.subscribe(readLate)
  }, [])
  return (
    <main className={styles.page} id="main">
      <Hero className={styles.hero} />
      <div className={styles.body}>
        <div className={styles.blurb}>
          <h1 tabIndex={-1}>Your round, on the record.</h1>
          <p className={classNames(text.lede, styles.lede)}>
            Post your score to your official handicap, follow your friends’ rounds, and keep the
            bets straight.
          </p>
          <p className={styles.affiliate}>
            <Icon name="seal" />
            Authorized handicap data affiliate
          </p>
          {import.meta.env.MODE === 'demo' && (
            <p>
              <a className={classNames(text.link, text.alone)} href={LIVE_DEMO}>
                {seeLiveDemo}
              </a>
            </p>
          )}
        </div>
        <LoginForm
          firstEmail={firstEmail()}
          signedOutReason={signedOut}
          onLogin={(email, password) => {
            hasTried.current = true
            return session.login(email, password)
          }}
          onTyped={keepEmail}
        />
      </div>
      <Footer className={styles.footer}>
        <Link to={paths.privacy()}>Privacy Policy</Link>
        <Link to={paths.contact()}>Contact</Link>
      </Footer>
    </main>
  )
}
