/** The beginning of a PNG of this size, followed by `more` bytes. */
export function png(width: number, height: number, more = 0): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(33 + more)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}

/** The beginning of a JPEG of this size, with an application segment before its frame header. */
export function jpeg(width: number, height: number): Uint8Array<ArrayBuffer> {
  const frame = [0xff, 0xc2, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 17]
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, ...frame, 0, 0xff, 0xd9])
}

/** The form of a picture upload; the file's name and declared type do not tell its kind. */
export function pictureForm(bytes: Uint8Array<ArrayBuffer>, isCropOnly = 'false'): FormData {
  const form = new FormData()
  form.append('file', new File([bytes], 'picture.gif', { type: 'image/gif' }))
  form.append('isCropOnly', isCropOnly)
  return form
}
