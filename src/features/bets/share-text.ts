/** How a text left the app. */
export type Shared = 'shared' | 'copied' | 'failed'

/** The share sheet where there is one, else the clipboard. A sheet that was closed again is no failure. */
export async function shareText(title: string, text: string): Promise<Shared> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, text })
      return 'shared'
    }
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed'
  }
}

/** To the clipboard. */
export const copyText = (text: string): Promise<Shared> =>
  navigator.clipboard.writeText(text).then(
    () => 'copied' as const,
    () => 'failed' as const,
  )
