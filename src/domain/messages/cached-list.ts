/** The age of a cached list. */
export const cachedListText = (title: string, time: string): string => `${title} from ${time}`
