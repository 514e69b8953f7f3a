/** Warnings about likely typing errors before a score is posted. */
export const sanityMessages = {
  nines: (sum: number, total: number) => `The front and back nine add up to ${sum}, not ${total}.`,
  twice: (total: number, course: string, day: string) =>
    `You’ve already posted ${total} at ${course} for ${day}.`,
  nineOnEighteen: (total: number) => `${total} is low for 18 holes. Did you play nine?`,
  eighteenOnNine: (total: number) => `${total} is high for nine holes. Did you play 18?`,
  gender: (tee: string, rated: string, yours: string) =>
    `The ${tee} tees you chose are rated for ${rated}, but your profile uses ratings for ${yours}.`,
  above: (total: number, by: number, usual: number) =>
    `${total} is ${by} higher than your usual ${usual} here.`,
  below: (total: number, by: number, usual: number) =>
    `${total} is ${by} lower than your usual ${usual} here.`,
  improbable: (total: number, par: number) => `${total} is a long way from par (${par}).`,
  title: 'Is this right?',
  anyway: 'Post anyway',
  change: 'Change it',
} as const
