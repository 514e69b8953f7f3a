import { useEffect, useState } from 'react'
import { SuggestionsSlot } from '~/features/follow/suggestions-slot'
import { contactsSetting } from '~/features/invite/contacts-setting'
import { InvitePanel } from '~/features/invite/invite-panel'
import { dropSignIn, receivedHashAt } from '~/features/login/sign-in-callback'
import { RailFooter } from '~/features/site/site-footers'
import { paths } from '~/routing/paths'
import { useUser } from '~/session/use-session'
import { Masthead } from '~/ui/layout/masthead'
import styles from './invite-page.module.css'

/** Invite a player; Microsoft's sign-in for the contacts returns here. */
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
        <SuggestionsSlot ownId={userId} ready />
        <RailFooter />
      </aside>
    </main>
  )
}
