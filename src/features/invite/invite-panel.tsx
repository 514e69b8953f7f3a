import { useEffect, useState } from 'react'
import { EMPTY_INVITE } from '~/domain/people/invite'
import { Card, Cards } from '~/ui/layout/card'
import { userInviteHistory, type Invited, type UserInviteHistory } from './invite-history'
import { ContactsSection } from './contacts-section'
import type { ContactsSetting } from './contacts-setting'
import { InviteForm } from './invite-form'
import styles from './invite.module.css'
import type { OpenContacts } from './use-contacts'
import { inviteMessages as say } from '~/domain/messages/invite'
import { isAbort } from '~/lib/abort'
import { PRODUCT_NAME } from '~/lib/product-name'
import { paths } from '~/routing/paths'
import { Button } from '~/ui/actions/button'
import { CopyButton } from '~/ui/actions/copy-button'

const joinAddress = (): string => location.origin + paths.createAccount()

/** The way to join, by the device's share sheet; where there is none, or it refuses, by the clipboard. */
export function ShareLink() {
  const [shares, setShares] = useState(() => typeof navigator.share === 'function')

  async function share(): Promise<void> {
    try {
      await navigator.share({ title: PRODUCT_NAME, text: say.shareText, url: joinAddress() })
    } catch (error) {
      if (!isAbort(error)) setShares(false) // closing the sheet is no failure
    }
  }

  return shares ? (
    <Button variant="line" wide onClick={() => void share()}>
      Share a link
    </Button>
  ) : (
    <CopyButton label="Copy a link" text={joinAddress} wide />
  )
}

type Props = {
  userId: number
  setting: ContactsSetting | undefined
  /** What Microsoft's sign-in sent back in the hash; '' when nothing came. */
  returned: string
  open?: OpenContacts
}

/** Invites players one by one, by a link, or from Microsoft contacts. */
export function InvitePanel({ userId, setting, returned, open }: Props) {
  const [form, setForm] = useState(EMPTY_INVITE)
  const [stored] = useState(() => userInviteHistory(userId))
  const [invited, setInvited] = useState<Invited>(new Map())

  const refresh = async () => setInvited(await stored.invited())
  const history: UserInviteHistory = {
    ...stored,
    async remember(email) {
      const undo = await stored.remember(email)
      await refresh()
      return () => undo().then(refresh)
    },
  }

  // What was typed before the golfer left for Microsoft's page comes back; what has been typed since stays.
  useEffect(() => {
    let isMounted = true
    const recall = async () => {
      const [known, typed] = await Promise.all([stored.invited(), stored.takeForm()])
      if (!isMounted) return
      setInvited(known)
      if (typed) setForm((current) => (current === EMPTY_INVITE ? typed : current))
    }
    void recall()
    return () => {
      isMounted = false
    }
  }, [stored])

  return (
    <Cards>
      <Card inside="section" className={styles.card}>
        <p className={styles.lede}>They get an email with your name on it and a link to join.</p>
        <InviteForm form={form} onForm={setForm} invited={invited} history={history} />
        <p className={styles.or}>or invite several at once</p>
        <ContactsSection
          setting={setting}
          returned={returned}
          history={history}
          onLeave={() => stored.saveForm(form)}
          open={open}
        />
        <ShareLink />
      </Card>
    </Cards>
  )
}
