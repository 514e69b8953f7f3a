import type { ReactNode } from 'react'
import { classNames } from '~/lib/class-names'
import { now } from '~/lib/clock'
import { PRODUCT_NAME } from '~/lib/product-name'
import styles from './footer.module.css'

type Props = {
  /** Centered at the foot of a page; otherwise at the end of a rail. */
  centered?: boolean | undefined
  className?: string | undefined
  /** The links. */
  children: ReactNode
}

/** Links to the legal pages, and the copyright line. */
export const Footer = ({ centered, className, children }: Props) => (
  <footer className={classNames(styles.footer, className)} data-centered={centered || undefined}>
    {children}
    {/* In prerendered HTML this is the year of the build. */}
    <span suppressHydrationWarning>{`© ${new Date(now()).getFullYear()} ${PRODUCT_NAME}`}</span>
  </footer>
)
