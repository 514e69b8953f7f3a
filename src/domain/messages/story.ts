/** Messages of the Handicap Index chart. */
export const storyMessages = {
  title: 'Your Handicap Index',
  change: (words: string, since: string) => `${words} since ${since}`,
  low: (index: string, day: string) => `low ${index} on ${day}`,
  only: (index: string) =>
    `${index} after your first round here. Your next round starts the chart.`,
  none: 'No Handicap Index yet (54 holes needed).',
  over: (rounds: number) => `${rounds} rounds. Up is better.`,
  scratch: 'scratch',
  /** The index comes first, since a phone cuts off the end of the line. */
  point: (index: string, day: string) => `${index} on ${day}`,
  slider: 'Round',
  show: 'Show this round',
  /** The index card on the profile. */
  panel: {
    change: 'Change',
    low: 'Low',
    revised: 'Revised',
    rounds: (count: number) => (count === 1 ? 'Your last round' : `Your last ${count} rounds`),
    round: 'Round',
    score: 'Score',
    after: 'Index after',
    empty: 'Your index shows up here after your first round.',
    counted: (count: number) =>
      `${count > 1 ? `The low is the lowest of these ${count}. ` : ''}Your index averages the best 8 of your last 20 score differentials, or fewer until you have 20. Your GHIN record shows which ones count.`,
  },
} as const
