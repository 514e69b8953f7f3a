/** '1 comment', '2 comments', '1,234 comments'. */
export const counted = (number: number, one: string): string =>
  `${number.toLocaleString('en-US')} ${one}${number === 1 ? '' : 's'}`
