/** Warnings about likely typing errors before a score is posted. */
export const sanityMessages = {
  nines: (sum: number, total: number) => `The front and back nine add up to ${sum}, not ${total}.`,
  twice: (total: number, course: string, day: string) =>
    `You have already posted ${total} at ${course} for ${day}.`,
  nineOnEighteen: (total: number) => `${total} for 18 holes looks like a score for nine.`,
  eighteenOnNine: (total: number) => `${total} for nine holes looks like a score for 18.`,
  gender: (tee: string, rated: string, yours: string) =>
    `The ${tee} tees you chose are rated for ${rated}, but your profile uses ratings for ${yours}.`,
  above: (total: number, by: number, usual: number) =>
    `${total} is ${by} more than your usual ${usual} here.`,
  below: (total: number, by: number, usual: number) =>
    `${total} is ${by} less than your usual ${usual} here.`,
  improbable: (total: number, par: number) => `${total} is far from the par of ${par}.`,
  title: 'Is this right?',
  anyway: 'Post anyway',
  change: 'Change it',
} as const
