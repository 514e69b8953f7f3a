/** Joins class names, without falsy values: `classNames(styles.tab, current && styles.current)`. */
export const classNames = (...names: (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined
