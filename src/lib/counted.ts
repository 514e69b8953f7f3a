/** '1 comment', '2 comments'. */
export const counted = (number: number, one: string): string =>
  `${number} ${one}${number === 1 ? '' : 's'}`
