/** A whole number as '7' or '1,234'. Written out, since the first use of `toLocaleString` on a page takes 7 ms or more. */
export const countText = (number: number): string =>
  String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')

/** '1 comment', '2 comments', '1,234 comments'. */
export const pluralize = (number: number, one: string): string =>
  `${countText(number)} ${one}${number === 1 ? '' : 's'}`
