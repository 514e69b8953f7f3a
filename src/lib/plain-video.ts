/** The boxes of a video that say where and with what it was taken; 'free' is what players skip. */
const REMARKS = new Set(['udta', 'meta'])
const FREE = 'free'
/** The boxes they are found in. */
const PARENTS = new Set(['moov', 'trak'])
/** Larger indexes than this do not come from phones. */
const MOST_INDEX = 32 * 1024 * 1024

type Box = { type: string; size: number; head: number }

function boxAt(data: DataView, at: number, rest: number): Box | undefined {
  if (data.byteLength < at + 8) return undefined
  const type = String.fromCharCode(...[4, 5, 6, 7].map((offset) => data.getUint8(at + offset)))
  const small = data.getUint32(at)
  if (small === 1) {
    if (data.byteLength < at + 16) return undefined
    return { type, size: Number(data.getBigUint64(at + 8)), head: 16 }
  }
  return { type, size: small === 0 ? rest : small, head: 8 }
}

/** Renames the remarks between `from` and `to`, at every depth. */
function hideRemarks(data: DataView, from: number, to: number): void {
  for (let at = from; at < to;) {
    const box = boxAt(data, at, to - at)
    if (!box || box.size < box.head) return
    if (REMARKS.has(box.type))
      Array.from(FREE).forEach((letter, index) =>
        data.setUint8(at + 4 + index, letter.charCodeAt(0)),
      )
    if (REMARKS.has(box.type)) blank(data, at + box.head, Math.min(to, at + box.size))
    if (PARENTS.has(box.type)) hideRemarks(data, at + box.head, Math.min(to, at + box.size))
    at += box.size
  }
}

function blank(data: DataView, from: number, to: number): void {
  new Uint8Array(data.buffer, data.byteOffset + from, Math.max(0, to - from)).fill(0)
}

/**
 * An MP4 or MOV without the place, the phone and the rest of what its index tells of itself (R24). Sizes stay, so that
 * nothing moves. Only the index is read into memory.
 */
export async function plainVideo(file: Blob): Promise<Blob> {
  const parts: BlobPart[] = []
  for (let at = 0; at < file.size;) {
    const head = new DataView(await file.slice(at, at + 16).arrayBuffer())
    const box = boxAt(head, 0, file.size - at)
    if (!box || box.size < box.head) return new Blob([...parts, file.slice(at)], file)
    const part = file.slice(at, at + box.size)
    const index = box.type === 'moov' || REMARKS.has(box.type)
    if (index && box.size <= MOST_INDEX) {
      const bytes = await part.arrayBuffer()
      hideRemarks(new DataView(bytes), 0, bytes.byteLength)
      parts.push(bytes)
    } else parts.push(part)
    at += box.size
  }
  return new Blob(parts, { type: file.type })
}
