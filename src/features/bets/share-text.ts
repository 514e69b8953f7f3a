/** Offers a text to the share sheet; true when that failed. A sheet that was closed again is no failure. */
export async function shareText(title: string, text: string): Promise<boolean> {
  try {
    await navigator.share({ title, text })
    return false
  } catch (error) {
    return !(error instanceof DOMException && error.name === 'AbortError')
  }
}
