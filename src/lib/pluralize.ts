/** '7', '1,234'. Most counts are small, and the first use of a locale costs a start. */
export const countText = (number: number): string =>
  number < 1000 ? String(number) : number.toLocaleString('en-US')

/** '1 comment', '2 comments', '1,234 comments'. */
export const pluralize = (number: number, one: string): string =>
  `${countText(number)} ${one}${number === 1 ? '' : 's'}`
