/** Messages about the golfer's last rounds. */
export const lastFiveMessages = {
  title: 'Your last five',
  /** `rounds`: 'Jun 14, 79' each, earliest first. */
  scores: (rounds: readonly string[]) => `Your last five scores: ${rounds.join('; ')}`,
} as const
