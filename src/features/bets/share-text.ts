/** Shares a text; returns true when that failed. Closing the share sheet is no failure. */
export async function shareText(title: string, text: string): Promise<boolean> {
  try {
    await navigator.share({ title, text })
    return false
  } catch (error) {
    return !(error instanceof DOMException && error.name === 'AbortError')
  }
}
