import type { ReactNode } from 'react'
import { Link } from '~/ui/actions/link'
import { classNames } from '~/lib/class-names'
import { paths } from '~/routing/paths'
import { buttonClass } from '~/ui/actions/button'
import { Icon } from '~/ui/icons/icon'
import { RailModule } from '~/ui/layout/rail-module'
import text from '~/ui/layout/text.module.css'
import { RailFooter } from './site-footers'

/** Beside the lists of golfers and groups: an invitation link, and below it the page's other modules. */
export function InviteRail({ children }: { children?: ReactNode }) {
  return (
    <aside className="page__rail" aria-label="More">
      <RailModule title="Not here yet?">
        <p className={classNames(text.small, text.soft)}>
          Send your regular group an invitation, one at a time or from your contacts.
        </p>
        <div>
          <Link className={buttonClass('tint', { small: true })} to={paths.invite()}>
            <Icon name="invite" small />
            Invite a player
          </Link>
        </div>
      </RailModule>
      {children}
      <RailFooter />
    </aside>
  )
}
