import { pluralize } from '~/lib/pluralize'

const scores = (count: number): string => pluralize(count, 'score')

/** Messages about scores that are not posted yet. */
export const outboxMessages = {
  /** On the score form while no score waits, after `appMessages.offline`. */
  canEnter: 'You can still enter your score.',
  /** The same on the course picker. */
  canEnterAtLoaded: 'You can still enter a score at courses loaded earlier.',
  offline: (waiting: number) => `Offline · ${scores(waiting)} waiting`,
  waiting: (count: number) => `${scores(count)} waiting for signal`,
  needYou: (count: number) => `${scores(count)} ${count === 1 ? 'needs' : 'need'} you`,
  sending: 'Sending your score…',
  posted: (total: number, course: string) => `Your ${total} at ${course} is posted.`,
  beforeMidnight: 'Post by midnight so it counts in today’s Playing Conditions Calculation.',
  late: (day: string) => `Played ${day}, not posted yet. It still counts for that day.`,
  waitingHere: 'Waiting for signal. Your score will post automatically when you’re back online.',
  refused: (why: string) => `This score was not posted: ${why}`,
  withoutMedia: 'Your photos are saved on this device. You can post the score without them.',
  /** Before a logout that would lose scores. */
  unsentTitle: (count: number) => `${scores(count)} not posted`,
  unsentText: (count: number) =>
    count === 1
      ? 'If you log out now, it will be deleted from this device and can’t be posted later.'
      : 'If you log out now, they will be deleted from this device and can’t be posted later.',
  /** Before another golfer's session takes the place of this one. */
  unsentSwitch: (count: number) =>
    `${scores(count)} not posted. If you go on, ${count === 1 ? 'it' : 'they'} will be deleted from this device.`,
  mediaSent: (share: number) => `Uploading photos, ${Math.round(share * 100)}%`,
} as const

/** Labels of an unsent score's status. */
export const unsentLabels = {
  draft: 'Draft',
  waiting: 'Waiting for signal',
  sending: 'Sending',
  'needs-you': 'Needs you',
} as const
