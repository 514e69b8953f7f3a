import type { Page } from '@playwright/test'
import type { Backend } from '#mocks'
import { outboxMessages } from '~/domain/messages/outbox'
import { scoreForm } from '../screens/post-score'
import { expect } from './fixtures'
import { sent } from './journal'
import { openRecentCourse } from './steps'

/** A course that Nora has played before. */
export const COURSE = 'Bellwether Links'

/** Fills in the form of a round at `COURSE` with a total of 84, without posting it. */
export async function fillScore(page: Page): Promise<ReturnType<typeof scoreForm>> {
  await openRecentCourse(page, COURSE)
  const form = scoreForm(page)
  await form.total.fill('84')
  return form
}

/** The operations that the score form and the frame around it read. */
const READS = [
  'getVersion',
  'countFollowRequests',
  'searchCourses',
  'listTeeSets',
  'listHoles',
] as const

/** Waits until the form has read everything it needs, so that a token that expires later affects only the post. */
export const formIsRead = (backend: Backend): Promise<void> =>
  expect
    .poll(() => {
      const isAnswered = backend.journal.entries.every(({ status }) => status !== 0)
      return isAnswered ? READS.filter((read) => sent(backend, read).length === 0) : READS
    })
    .toEqual([])

/** Posts the filled form without a network, so that the score waits on the device. */
export async function postOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await scoreForm(page).post.click()
  await expect(page.getByText(outboxMessages.waitingHere)).toBeVisible()
}
