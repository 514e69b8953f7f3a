/** The URL that a text means, or undefined for none. (URL.canParse is too new for the oldest browsers the app runs in.) */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
