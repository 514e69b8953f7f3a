/** '7', '1,234'. A count below 1,000 does not need the locale, whose first use would slow down the start. */
export const countText = (number: number): string =>
  number < 1000 ? String(number) : number.toLocaleString('en-US')

/** '1 comment', '2 comments', '1,234 comments'. */
export const pluralize = (number: number, one: string): string =>
  `${countText(number)} ${one}${number === 1 ? '' : 's'}`
