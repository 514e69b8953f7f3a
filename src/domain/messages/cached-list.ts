/** How old a list is that was kept from an earlier start. */
export const cachedListText = (title: string, time: string): string => `${title} from ${time}`
