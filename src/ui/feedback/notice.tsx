import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../icons/icon'
import styles from './notice.module.css'

/** What a notice is about: its color and icon. */
export type NoticeKind = 'info' | 'good' | 'warn' | 'error'

const ICONS: Record<NoticeKind, IconName> = {
  info: 'info',
  good: 'check',
  warn: 'clock',
  error: 'alert',
}

type Props = ComponentProps<'div'> & { kind: NoticeKind }

/** A message in the page. An error is announced at once; give the others `role="status"` when they appear later. */
export const Notice = ({ kind, children, ...div }: Props) => (
  <div
    className={styles.notice}
    data-kind={kind}
    role={kind === 'error' ? 'alert' : undefined}
    {...div}
  >
    <Icon name={ICONS[kind]} />
    <div>{children}</div>
  </div>
)
