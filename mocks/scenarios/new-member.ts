import type { Backend } from '../backend/backend'
import { verificationLetter } from '../mail/letters'
import { newLink } from '../mail/links'
import { sendMail } from '../mail/mailbox'
import { defineScenario } from './define'
import { saturdayEvening } from './saturday/evening'
import { seedSaturday } from './saturday/seed-saturday'
import { OLA } from './seed/members'

const APP = 'http://localhost:4173'

/** Ola has just signed up and has not opened the verification mail; the account is not set up. */
async function signUp(backend: Backend): Promise<void> {
  const { db } = backend
  const ola = db.users.get(OLA)
  if (!ola) throw new RangeError('Ola is not there.')
  await db.atomically(async (write) => {
    await write.insert(db.pendingRegistrations, { id: OLA })
    const link = await newLink(backend, write, 'verify', ola, APP)
    await sendMail(backend, write, verificationLetter(ola, link))
  })
}

const { now, zone } = saturdayEvening

/** Opens at the sign-in page; Ola can sign in with email and password. */
export const newMember = defineScenario({
  name: 'new-member',
  title: 'A new member: the email is not verified yet, then the account is set up',
  now,
  zone,
  async seed(backend) {
    await seedSaturday(backend, { newcomers: [OLA] })
    await signUp(backend)
  },
})
