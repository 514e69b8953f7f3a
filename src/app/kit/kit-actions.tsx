import { useState, type ReactNode } from 'react'
import { alerts } from '~/ui/overlay/alerts'
import { Banner } from '~/ui/feedback/banner'
import { Card } from '~/ui/layout/card'
import { Button, type ButtonVariant } from '~/ui/actions/button'
import { ConfirmDialog } from '~/ui/overlay/confirm-dialog'
import { CopyButton } from '~/ui/actions/copy-button'
import { DataTable, dataTextClass } from '~/ui/layout/data-table'
import { Icon } from '~/ui/icons/icon'
import { IconButton } from '~/ui/actions/icon-button'
import { LoadFailure } from '~/ui/feedback/load-failure'
import { Menu } from '~/ui/actions/menu'
import { Notice } from '~/ui/feedback/notice'
import { Progress } from '~/ui/feedback/progress'
import { SaveState } from '~/ui/feedback/save-state'
import { Tabs } from '~/ui/layout/tabs'
import { toasts } from '~/ui/feedback/toasts'
import styles from './kit.module.css'

/** One kind of component, in all its states. */
export const KitSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card inside="section" aria-label={title}>
    <h2>{title}</h2>
    <div className={styles.bench}>{children}</div>
  </Card>
)

const VARIANTS: readonly ButtonVariant[] = [
  'primary',
  'tint',
  'line',
  'quiet',
  'danger',
  'danger-solid',
]

const nothing = (): void => {}

/** Buttons, menus, dialogs and messages. */
export const KitActions = () => (
  <>
    <KitSection title="Buttons">
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      <Button variant="primary" busy>
        Sending...
      </Button>
      <Button variant="primary" disabled>
        Send Invite
      </Button>
      <Button variant="tint" small>
        <Icon name="invite" small /> Small
      </Button>
      <IconButton label="Close" icon="close" />
      <CopyButton label="Copy details" text={() => 'Linx Golf'} />
      <Menu
        label="Account"
        button={{ children: 'Menu', className: 'kit-menu' }}
        head="Nora Whitcombe"
      >
        <button type="button" role="menuitem">
          Profile
        </button>
        <button type="button" role="menuitem">
          Logout
        </button>
      </Menu>
    </KitSection>
    <KitSection title="Messages">
      <div className={styles.fields}>
        <Notice kind="info">Scores post to the association overnight.</Notice>
        <Notice kind="good">Invitation sent to Joan Abernathy.</Notice>
        <Notice kind="warn">The handicap service is slow today.</Notice>
        <Notice kind="error">Invalid email or password. Please try again.</Notice>
        <Banner kind="offline">Offline</Banner>
        <Banner kind="update" action={<Button variant="line">Reload</Button>}>
          A new version is ready.
        </Banner>
        <Progress label="Uploading photo 1 of 3" value={40} />
        <Progress label="Opening" />
        <SaveState state="saving" />
        <SaveState state="saved" />
        <LoadFailure message="The feed is resting." busy={false} onRetry={nothing} />
      </div>
    </KitSection>
    <KitSection title="Dialogs and the undo bar">
      <ConfirmSample />
      <Button variant="line" onClick={() => void alerts.show('Your score is posted.')}>
        Alert
      </Button>
      <Button
        variant="line"
        onClick={() => toasts.show({ message: 'Marcus Bell removed', undo: nothing })}
      >
        Undo bar
      </Button>
    </KitSection>
    <KitSection title="Tables and views">
      <Tabs label="Views">
        <a href="#one" aria-current="page">
          Following
        </a>
        <a href="#two">My Linx</a>
      </Tabs>
      <DataTable caption="Sign-ins">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Day</th>
            <th scope="col">Week</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td className={dataTextClass}>Scores posted</td>
            <td>12</td>
            <td>80</td>
          </tr>
        </tbody>
      </DataTable>
    </KitSection>
  </>
)

function ConfirmSample() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        Confirm
      </Button>
      <ConfirmDialog
        open={open}
        danger
        title="Remove the picture?"
        message="Are you sure you want to remove your profile picture?"
        confirmLabel="Remove"
        onClose={close}
        onConfirm={close}
      />
    </>
  )
}
