import { useId, useState } from 'react'
import type { Group } from '~/api/types'
import { allowedPictureUrl } from '~/api/host'
import { handicapText } from '~/domain/scores/handicap'
import type { GroupView } from '~/domain/people/list-view'
import { groupMessages, type GroupAction } from '~/domain/messages/groups'
import { shownName, visibleText } from '~/domain/people/names'
import { MetaLine } from '~/features/people/person'
import { Avatar } from '~/ui/display/avatar'
import { Button } from '~/ui/actions/button'
import { Card } from '~/ui/layout/card'
import { Icon, addIcons } from '~/ui/icons/icon'
import { lockIcons } from '~/ui/icons/lock-icons'
import { Pill } from '~/ui/display/pill'
import { initials } from '~/lib/initials'
import styles from './group-card.module.css'
import { Members } from './members'

const SHAPES = [
  'M32 4c9 5 18 7 27 7 0 26-6 40-27 50C11 51 5 37 5 11c9 0 18-2 27-7z',
  'M60 32a28 28 0 1 1-56 0 28 28 0 0 1 56 0z',
  'M8 6h48v40L32 60 8 46z',
  'M32 3 61 32 32 61 3 32z',
]

/** This shape is pointed at the bottom, so there is no rule below the letters, and the letters are higher up. */
const POINTED = 2

const COLORS = ['pine', 'sand', 'brick', 'lake', 'slate']

/** A group's crest, derived from its id and name: always the same for everyone. */
const Crest = ({ groupId, name }: { groupId: number; name: string }) => {
  const at = Math.abs(groupId) % SHAPES.length
  const shape = SHAPES[at]
  return (
    <svg
      className={styles.crest}
      data-color={COLORS[Math.abs(groupId) % COLORS.length]}
      viewBox="0 0 64 64"
      aria-hidden="true"
    >
      <path className={styles.field} d={shape} />
      <path
        className={styles.line}
        d={shape}
        transform="translate(32 32) scale(.84) translate(-32 -32)"
      />
      <text className={styles.letters} x="32" y={at === POINTED ? 34 : 37} textAnchor="middle">
        {initials(name)}
      </text>
      {at !== POINTED && <path className={styles.line} d="M26 45h12" />}
    </svg>
  )
}

addIcons(lockIcons)

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
        <InertAction
          action={actionOf(group, view)}
          name={name}
          owner={visibleText(group.ownerName)}
        />
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

type InertProps = { action: GroupAction; name: string; owner: string | undefined }

/** A button without an action. A golfer who wants to join sees the reason at once; one who wants to leave, after a press. */
function InertAction({ action, name, owner }: InertProps) {
  const [isRequested, setRequested] = useState(false)
  const reason = useId()
  const isShown = isRequested || action !== 'Leave'
  return (
    <div className={styles.inert}>
      <p
        id={reason}
        role="status"
        className={styles.reason}
        data-pressed={isRequested || undefined}
      >
        {isShown && <bdi>{groupMessages.notYet[action](owner)}</bdi>}
      </p>
      <Button
        variant="line"
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
