/** A scenario's name in the console, and a few words about it. */
export type ScenarioName = { label: string; aside: string }

/** Kept apart from the scenarios, so that the first screen does not load them and their seeds. */
export const SCENARIO_NAMES: Readonly<Record<string, ScenarioName>> = {
  'saturday-round': { label: 'Saturday foursome', aside: '4 players, bets' },
  'first-day': { label: 'First day, empty account', aside: 'no follows' },
  'private-club': { label: 'Private, 9 requests', aside: 'approve, reject' },
  'busy-feed': { label: '25+ new Linx', aside: '400 items' },
  'season-10k': { label: 'Two seasons', aside: '10,000 items' },
  'lapsed-session': { label: 'Session expired', aside: 'sign in again' },
  'association-down': { label: 'Handicap service down', aside: 'no courses' },
  'association-awkward': { label: 'Odd handicap records', aside: 'gaps, odd names' },
  'new-member': { label: 'New member', aside: 'unverified' },
  operator: { label: 'Usage report', aside: 'operator' },
  'photo-heavy': { label: 'Photos and a video', aside: 'some gone' },
  'careful-host': { label: 'Another host’s habits', aside: 'dates, nulls' },
}

/** The label of a link's scenario; the default scenario's when the link names none. */
export function scenarioLabel(link: string): string {
  const name = new URLSearchParams(link).get('scenario') ?? 'saturday-round'
  return SCENARIO_NAMES[name]?.label ?? name
}
