import { pluralize } from '~/lib/pluralize'

type SharedStrokes = {
  scoreTotal: number
  scoreFront?: number | undefined
  scoreBack?: number | undefined
  holesPlayed: number
}

/** Messages of score entry and posting. */
export const scoreEntryMessages = {
  courseMissing: 'Course information is missing.',
  courseInvalid: 'Could not select course. Invalid data received.',
  teesMissing: 'Please select the tees played.',
  noTees: 'No tees available',
  dateMissing: 'Please enter the date played.',
  dateUnreal: 'That date doesn’t exist.',
  dateInFuture: 'The date played cannot be in the future.',
  digitsOnly: 'Numbers only, up to three digits.',
  holeMaximum: 'Maximum score of 19 per hole.',
  holesMissing: (least: number, mode: '9' | '10-18') =>
    `You must enter scores for at least ${least} holes for hole-by-hole ${mode} posting.`,
  oneNineOnly: 'please enter scores for either holes 1-9 OR holes 10-18, not both.',
  clearNine: { front: 'Clear holes 1–9', back: 'Clear holes 10–18' },
  roundOver: (holes: number, total: number, toPar: string | undefined) =>
    `All ${holes} holes scored: ${total}${toPar ? ` (${toPar})` : ''}.`,
  wholeDollars: 'Whole dollars only.',
  partnerNotChosen: 'Choose a golfer from the list, or clear this name.',
  /** Why a score was not posted after its form was left. */
  partnerOpen: 'A partner was typed but not chosen.',
  noResults: 'No results found.',
  /** The search found only golfers who are partners already; not a fixed text. */
  alreadyAdded: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} is already added.` : 'All golfers found are already added.',
  unconfirmed:
    'We could not confirm that your score was posted. Check My Linx before posting it again.',
  foundPosted: 'It was posted. Your score is in My Linx.',
  notFound: 'This score isn’t in My Linx. You can post it now.',
  canResend: 'You can post this score now.',
  unclear:
    'This score isn’t in My Linx yet, but it’s in your recent courses. Wait a minute and check again.',
  recordedTwice: (total: number, course: string) =>
    `Your ${total} at ${course} was recorded twice. Your association can remove one of them.`,
  thatIsIt: 'That’s my score',
  postedElsewhere: 'This score was already posted from another tab or window.',
  typedElsewhere: 'Anything you typed here but didn’t post there is still on this page.',
  mediaElsewhere: 'Your photos and videos were posted with that score.',
  keepAsNew: 'Keep it as a new score',
  posted: 'Your score is posted.',
  anotherRound: 'To post another round, choose its course again.',
  adjusted: (score: number, counts: number) =>
    `The association limits any hole to net double bogey, or to par plus 5 without a Handicap Index, so ${score} counts as ${counts}.`,
  /** The round's effect on the index is not known yet. */
  indexLater: 'Your index updates overnight.',
  seeIt: 'See it in Linx',
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
  /** For a score that was not played today. */
  restoredFrom: (day: string) => `We kept your unfinished score from ${day}.`,
  discarded: 'Score discarded.',
  notKept: 'What you type here is saved only while this page is open.',
  mediaNotKept: 'Your photos and videos are saved only while this page is open.',
  attemptNotKept:
    'This browser isn’t saving anything. Check before you close or reload this page, because the app won’t remember that it sent this score.',
  failed: 'An error occurred',
} as const

/** The names of the score types, by their letters on the wire. */
export const scoreTypeNames = { H: 'Home', A: 'Away', T: 'Competition' } as const

/** Why a check of My Linx was inconclusive. */
export const doubtMessages = {
  'only-listed': scoreEntryMessages.unclear,
  'other-date':
    'My Linx has a score like this one with a different date, which may be the day it was posted. Check it there first.',
  'too-many': 'My Linx has too many newer entries to be sure. Check for the score there first.',
} as const

/** Why Post is disabled, shown next to the button. */
export const notReadyMessages = {
  another: 'Another score is being posted.',
  postedElsewhere: 'Posted from another tab.',
  teesLoading: 'Loading tees…',
  nothing: 'Enter your total, or both nines.',
  nothingNine: 'Enter your score for nine holes.',
  frontMissing: 'Enter the front nine too.',
  backMissing: 'Enter the back nine too.',
  totalTooLow: (least: number) => `The total must be ${least} or more.`,
  totalTooHigh: 'A total can have up to three digits.',
  nineTooLow: (least: number) => `Each nine must be ${least} or more.`,
  holesNeeded: (count: number) => `${pluralize(count, 'more hole')} needed.`,
} as const

/** The hint below the three score cells. */
export function entryHints(
  mode: string,
  nine: 'front' | 'back',
  typed: 'total' | 'nines' | undefined,
): string {
  if (mode === '9') return `This score posts as your ${nine} nine.`
  if (typed === 'total') return 'Clear the total to enter each nine.'
  if (typed === 'nines') return 'The nines add up to the total. Clear them to enter a total.'
  return 'Enter the total, or enter both nines and we’ll add them up.'
}
