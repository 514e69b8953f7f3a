import { Link } from '~/ui/actions/link'
import { appMessages } from '~/domain/messages/app'
import { paths } from '~/routing/paths'
import { Bunker } from '~/ui/art/bunker'
import { Button, buttonClass } from '~/ui/actions/button'
import { Icon } from '~/ui/icons/icon'
import { Fatal } from './shell/fatal'

/** What a crash screen says. */
export type CrashText = {
  title: string
  /** A specific message that replaces the general one. */
  detail?: string | undefined
}

/** Replaces a page that threw; the other pages stay reachable (ERR-05). */
export function CrashScreen({ title, detail }: CrashText) {
  return (
    <Fatal
      art={<Bunker />}
      title={title}
      actions={
        <>
          <Button variant="primary" onClick={() => location.reload()}>
            <Icon name="refresh" small />
            {appMessages.crashReload}
          </Button>
          <Link className={buttonClass('line')} to={paths.contact()}>
            Contact support
          </Link>
        </>
      }
    >
      <p>{detail ?? appMessages.crashText}</p>
      <p>{appMessages.crashAdvice}</p>
    </Fatal>
  )
}
