import { mailbox } from '../mail/mailbox'
import type { Commands } from './commands'
import { Group } from './group'
import { momentIn } from './zone-time'

/** A mailed link as a path of this demo, because the world exists nowhere else. */
function inThisDemo(link: string): string {
  const { pathname, search } = new URL(link)
  return pathname + search
}

/** The world's mails, which never leave the machine. */
export function MailboxGroup({ commands }: { commands: Commands }) {
  const { backend } = commands.target()
  const mails = mailbox(backend).toReversed()
  return (
    <Group title="mailbox" summary={String(mails.length)}>
      {mails.length === 0 && <p className="demo__dim">No mail has been sent yet.</p>}
      <ul role="list">
        {mails.map(({ to, subject, text, link, at }, index) => (
          <li key={mails.length - index} className="demo__item">
            <b>{subject}</b>
            <span className="demo__dim">
              to {to}, {momentIn(backend.scenario.zone, Date.parse(at))}
            </span>
            <p>{text}</p>
            {link && <a href={inThisDemo(link)}>Open the link of this mail</a>}
          </li>
        ))}
      </ul>
    </Group>
  )
}
