/** Messages of the Handicap Index chart. */
export const storyMessages = {
  title: 'Your Handicap Index',
  change: (words: string, since: string) => `${words} since ${since}`,
  low: (index: string, day: string) => `low ${index} on ${day}`,
  only: (index: string) =>
    `${index} after your first round here. Your next round starts the chart.`,
  none: 'No Handicap Index yet (54 holes needed).',
  over: (rounds: number) => `${rounds} rounds loaded. Higher on the chart is better.`,
  scratch: 'scratch',
  slider: 'Round',
  show: 'Show this round',
} as const
