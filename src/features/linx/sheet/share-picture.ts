/** How a picture left the app. */
export type ShareOutcome = 'shared' | 'downloaded' | 'closed' | 'failed'

/** Whether this device has a share sheet that takes pictures. */
export function sharesFiles(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
}

/** Saves a file the way a link does. */
function download(file: File): ShareOutcome {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name })
  link.click()
  // After the click has been handled; the browser has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(address))
  return 'downloaded'
}

/** The share sheet; a download where there is none or where it refuses. Closing the sheet is no failure. */
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
