import type { Backend } from '../backend/backend'
import { isoMoment } from '../backend/clock'
import type { Write } from '../db/atomically'
import type { MailRow } from '../db/mails'

/** A mail before it is sent. */
export type Letter = Pick<MailRow, 'to' | 'subject' | 'text' | 'link'>

/** Puts a mail into the world's mailbox. Nothing leaves the machine. */
export async function sendMail(
  { db, ids, clock }: Backend,
  write: Write,
  letter: Letter,
): Promise<void> {
  await write.insert(db.mails, { id: ids.next(), at: clock.now(), ...letter })
}

/** Every mail of this world, oldest first; the control `GET /__fake/mailbox`. */
export const mailbox = ({ db }: Backend): (Letter & { at: string })[] =>
  db.mails.rows().map(({ to, subject, text, link, at }) => ({
    to,
    subject,
    text,
    link,
    at: isoMoment(at),
  }))
