/** The outcome of sharing a picture. */
export type ShareOutcome = 'shared' | 'downloaded' | 'closed' | 'failed'

/** Whether this device has a share sheet that takes pictures. */
export function sharesFiles(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
}

/** Downloads a file by a temporary link. */
function download(file: File): ShareOutcome {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name })
  link.click()
  // Revoked after the click was handled; the browser holds the file by then.
  setTimeout(() => URL.revokeObjectURL(address))
  return 'downloaded'
}

/** Opens the share sheet; downloads the picture where there is none or it fails. Closing the sheet is no failure. */
export async function sharePicture(file: File, title: string): Promise<ShareOutcome> {
  if (!sharesFiles(file)) return download(file)
  try {
    await navigator.share({ files: [file], title })
    return 'shared'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'closed'
    return download(file)
  }
}
