import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { PostAgain } from '~/features/courses/post-again'
import { contactsSetting } from '~/features/invite/contacts-setting'
import { InvitePanel } from '~/features/invite/invite-panel'
import { dropSignIn, receivedHashAt } from '~/features/login/sign-in-callback'
import { classNames } from '~/lib/class-names'
import { paths } from '~/routing/paths'
import { useUser } from '~/session/use-session'
import { buttonClass } from '~/ui/button'
import { Footer } from '~/ui/footer'
import { Icon } from '~/ui/icon'
import { Masthead } from '~/ui/masthead'
import { RailModule } from '~/ui/rail-module'
import text from '~/ui/text.module.css'
import styles from './invite-page.module.css'

/** Invite a player (app-shell section 2); Microsoft's sign-in for the contacts comes back here. */
export function Page() {
  const { us_id: userId } = useUser()
  const [returned] = useState(() => receivedHashAt(paths.invite()))
  useEffect(() => {
    if (returned !== '') dropSignIn()
  }, [returned])
  return (
    <main className="page page--rail" id="main">
      <div className="page__main">
        <div className="gutter">
          <Masthead title={<span className={styles.title}>INVITE A PLAYER</span>} />
        </div>
        <InvitePanel userId={userId} setting={contactsSetting()} returned={returned} />
      </div>
      <aside className="page__rail" aria-label="More">
        <RailModule title="Here already?">
          <p className={classNames(text.small, text.soft)}>
            Golfers you may know are among the suggestions.
          </p>
          <div>
            <Link className={buttonClass('tint', { small: true })} to={paths.following()}>
              <Icon name="following" small />
              Find golfers
            </Link>
          </div>
        </RailModule>
        <PostAgain />
        <Footer>
          <Link to={paths.about()}>About</Link>
          <Link to={paths.privacy()}>Privacy</Link>
          <Link to={paths.terms()}>Terms</Link>
        </Footer>
      </aside>
    </main>
  )
}
