import type { Play } from '../seed/play'

/** Notes that golfers add to a score. Any of them may be on any round: of either nine, good or bad, in any month. */
export const notes: readonly string[] = [
  'Wind came up early and never quit.',
  'Three-putted the first three greens. Then I quit reading them.',
  'New grip. Jury’s still out.',
  'Stuck behind a foursome that looked for every ball and found most of them. None were theirs.',
  'Fog delay. Worth the wait.',
  'Hit it straight all day. Wish I could putt.',
  'Walked it. My knees have filed a complaint.',
  'Four bunkers, zero sand saves.',
  'Chipped in once and wouldn’t shut up about it for an hour.',
  'Greens were running like a kitchen floor.',
  'Lost a ball on the practice green. Don’t ask.',
  'Steady. No lost balls, no three-putts, no complaints.',
  'Rained the last four holes. Finished anyway.',
  'Drove it great for once. Putted like I had mittens on.',
  'Marshal put us on the clock. We were ahead of pace.',
  'New wedges. They’re better than I am.',
  'Elk on the fairway again. We played around them.',
  'Stuck a 7-iron to a foot on the tough par 3. Missed the putt.',
  'Scrappy, but they all count.',
  'Sunrise start, home before the kids were up.',
]

/** This many successive notes are all different, which is more than a page of the feed shows. */
const APART = notes.length - 5

/** From the newest round back, replaces a note that was used shortly before by the next one that was not. */
export function withoutRepeats(plays: readonly Play[]): Play[] {
  const latest: string[] = []
  const changed = new Map<Play, string>()
  for (const play of plays.toSorted((one, other) => one.hoursAgo - other.hoursAgo)) {
    const { notes: picked = '' } = play
    if (picked === '') continue
    const from = notes.indexOf(picked)
    const note = [...notes.slice(from), ...notes].find((each) => !latest.includes(each)) ?? picked
    changed.set(play, note)
    latest.push(note)
    if (latest.length > APART) latest.shift()
  }
  return plays.map((play) => ({ ...play, notes: changed.get(play) ?? '' }))
}

/** Comments of other golfers. */
export const remarks: readonly string[] = [
  'Nice round!',
  'Same time Saturday?',
  'That course owes you one.',
  'I was there. It was better than it sounds.',
  'Told you about the wind.',
  'Save some of those for Saturday.',
  'How was the putter?',
  'Well played!',
  'Nobody’s better from the wrong fairway.',
  'See you on the first tee.',
]
