import { useId, useState } from 'react'
import type { Group } from '~/api/types'
import { allowedPictureUrl } from '~/api/host'
import { handicapText } from '~/domain/scores/handicap'
import type { GroupView } from '~/domain/people/group-view'
import { groupMessages, type GroupAction } from '~/domain/messages/groups'
import { shownName, visibleText } from '~/domain/people/names'
import { MetaLine } from '~/features/people/person'
import { Avatar } from '~/ui/display/avatar'
import { Button } from '~/ui/actions/button'
import { Card } from '~/ui/layout/card'
import { Icon } from '~/ui/icons/icon'
import { addIcons } from '~/ui/icons/icon-drawings'
import { lockIcon } from '~/ui/icons/lock-icon'
import { Pill } from '~/ui/display/pill'
import { Crest } from './crest'
import styles from './group-card.module.css'
import { Members } from './members'

addIcons(lockIcon)

const isForInvited = ({ openTo }: Group): boolean => openTo === 'Invite'

function actionOf(group: Group, view: GroupView): GroupAction {
  if (view === 'mygroups') return 'Leave'
  return isForInvited(group) ? 'Request Invite' : 'Join'
}

/** A group: its crest, who may join, its owner, and its members on demand. */
export function GroupCard({ group, view }: { group: Group; view: GroupView }) {
  const [open, setOpen] = useState(false)
  const panel = useId()
  const name = shownName(group.groupName)
  const description = visibleText(group.description)
  return (
    <Card as="article" className={styles.group} aria-label={name}>
      <div className={styles.body}>
        <Crest groupId={group.groupId} name={name} />
        <div className={styles.text}>
          <div className={styles.head}>
            <h2 className={styles.name}>
              <bdi>{name}</bdi>
            </h2>
            <OpenTo group={group} />
          </div>
          {description && (
            <p className={styles.description} dir="auto">
              {description}
            </p>
          )}
          <Owner group={group} />
        </div>
      </div>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          small
          aria-label={`Members of ${name}`}
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          onClick={() => setOpen(!open)}
        >
          <Icon name="following" small />
          Members
        </Button>
        <InertAction action={actionOf(group, view)} name={name} />
      </div>
      {open && <Members id={panel} groupId={group.groupId} name={name} />}
    </Card>
  )
}

const OpenTo = ({ group }: { group: Group }) =>
  isForInvited(group) ? (
    <Pill>
      <Icon name="lock" />
      Invite only
    </Pill>
  ) : (
    <Pill kind="good">Open to all</Pill>
  )

function Owner({ group }: { group: Group }) {
  const owner = visibleText(group.ownerName)
  if (!owner) return null
  const handicap = handicapText(group.ownerHandicap)
  return (
    <div className={styles.owner}>
      <Avatar name={owner} src={allowedPictureUrl(group.ownerPictureUrl)} size="s" />
      <div>
        <p>
          <bdi className={styles.ownerName}>{owner}</bdi>{' '}
          <span className={styles.quiet}>owner</span>
        </p>
        <MetaLine>{[visibleText(group.ownerLocation), handicap && `HDCP ${handicap}`]}</MetaLine>
      </div>
    </div>
  )
}

const VARIANT = { Leave: 'line', Join: 'primary', 'Request Invite': 'tint' } as const

/** A button without an action; pressing it explains why. */
function InertAction({ action, name }: { action: GroupAction; name: string }) {
  const [isRequested, setRequested] = useState(false)
  const reason = useId()
  return (
    <div className={styles.inert}>
      <p id={reason} role="status" className={styles.reason}>
        {isRequested && groupMessages.notYet[action]}
      </p>
      <Button
        variant={VARIANT[action]}
        small
        aria-label={`${action}, ${name}`}
        aria-describedby={reason}
        onClick={() => setRequested(true)}
      >
        {action}
      </Button>
    </div>
  )
}
