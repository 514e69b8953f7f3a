import { pluralize } from '~/lib/pluralize'

type SharedStrokes = {
  scoreTotal: number
  scoreFront?: number | undefined
  scoreBack?: number | undefined
  holesPlayed: number
}

/** What score entry and posting say. */
export const scoreEntryMessages = {
  courseMissing: 'Course information is missing.',
  courseInvalid: 'Could not select course. Invalid data received.',
  teesMissing: 'Please select the tees played.',
  noTees: 'No tees available',
  dateMissing: 'Please enter the date played.',
  dateUnreal: 'There is no such date.',
  dateInFuture: 'The date played cannot be in the future.',
  digitsOnly: 'Digits only, three at most.',
  holeMaximum: 'Maximum score of 19 per hole.',
  holesMissing: (least: number, mode: '9' | '10-18') =>
    `You must enter scores for at least ${least} holes for hole-by-hole ${mode} posting.`,
  oneNineOnly: 'please enter scores for either holes 1-9 OR holes 10-18, not both.',
  wholeDollars: 'Whole dollars only.',
  noResults: 'No results found.',
  unconfirmed:
    'We could not confirm that your score was posted. Check My Linx before posting it again.',
  foundPosted: 'It was posted: the score is in My Linx.',
  notFound: 'The score is not in My Linx. You can post it now.',
  freed: 'You can post this score now.',
  unclear:
    'The score is not in My Linx yet, but the course list has it. Wait a minute and check again.',
  recordedTwice: (total: number, course: string) =>
    `Your ${total} at ${course} was recorded twice. Your association can remove one of them.`,
  thatIsIt: 'That is this score',
  postedElsewhere: 'This score was already posted from another tab or window.',
  typedElsewhere: 'What you typed here and did not post there is still on this page.',
  mediaElsewhere: 'Photos and videos are not: they belong to the posted score.',
  keepAsNew: 'Keep it as a new score',
  posted: 'Your score is posted.',
  adjusted: (score: number, counts: number) =>
    `The association limits any hole to net double bogey, so ${score} counts as ${counts}.`,
  sharedTitle: 'A round of golf',
  /** '84 (41 out, 43 in) at Bellwether Links, June 14, 2026.' */
  shared: (
    { scoreTotal, scoreFront, scoreBack, holesPlayed }: SharedStrokes,
    course: string,
    day: string | undefined,
  ) => {
    const nines =
      scoreFront !== undefined && scoreBack !== undefined
        ? ` (${scoreFront} out, ${scoreBack} in)`
        : ''
    const holes = holesPlayed < 18 ? ` on ${holesPlayed} holes` : ''
    return `${scoreTotal}${nines}${holes} at ${course}${day ? `, ${day}` : ''}.`
  },
  restored: 'We kept what you had typed.',
  notKept: 'What you type here is kept only while this page is open.',
  mediaNotKept: 'Your photos and videos are kept only while this page is open.',
  attemptNotKept:
    'This browser stores nothing. Check before you close or reload this page: afterwards the app no longer knows that this score was sent.',
  failed: 'An error occurred',
} as const

/** Why a check of My Linx could not say whether a score was posted. */
export const doubtMessages = {
  'only-listed': scoreEntryMessages.unclear,
  'other-date':
    'My Linx has a score like this one with another date, which may be the day it was posted. Look at it there first.',
  'too-many': 'My Linx has too many newer entries to be sure. Look for the score there first.',
} as const

/** Why Post is not ready yet, in a few words beside the disabled button. */
export const notReadyMessages = {
  another: 'Another score is being posted.',
  elsewhere: 'Posted from another tab.',
  nothing: 'Enter your total, or both nines.',
  nothingNine: 'Enter your score for nine holes.',
  frontMissing: 'Enter the front nine too.',
  backMissing: 'Enter the back nine too.',
  totalTooLow: (least: number) => `The total must be ${least} or more.`,
  totalTooHigh: 'A total has at most three digits.',
  nineTooLow: (least: number) => `Each nine must be ${least} or more.`,
  holesNeeded: (count: number) => `${pluralize(count, 'more hole')} needed.`,
} as const

/** What stands under the three score cells: what to type, or why one side is closed. */
export function entryHints(
  mode: string,
  nine: 'front' | 'back',
  typed: 'total' | 'nines' | undefined,
): string {
  const posts = `This posts as a ${nine} nine.`
  if (mode === '9')
    return typed === 'total' ? `${posts} The nine is closed while a total stands.` : posts
  if (typed === 'total') return 'The nines are closed while a total stands.'
  if (typed === 'nines') return 'The total is closed while the nines add up to it.'
  return 'Enter the total, or the two nines and we add them.'
}
