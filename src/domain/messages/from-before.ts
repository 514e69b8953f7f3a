/** How old a list is that was kept from an earlier start (product.md, feature 12). */
export const fromBeforeText = (title: string, time: string): string => `${title} from ${time}`
