import { createFilePatch } from './file-patch'
import { assertClean, createFileReader, fourLetters, letterBytes } from './file-reader'

/** The chunks that players need, by the list they are in; '' is the top level. */
const CHUNKS: Readonly<Record<string, RegExp>> = {
  '': /^idx1$/,
  hdrl: /^avih$/,
  strl: /^(strh|strf|indx|vprp)$/,
  odml: /^dmlh$/,
  movi: /^([0-9a-f]{2}(d[bc]|wb|pc|ix)|ix[0-9a-f]{2})$/i,
}
/** The lists that players need, by the list they are in. */
const LISTS: Readonly<Record<string, RegExp>> = {
  '': /^(hdrl|movi)$/,
  hdrl: /^(strl|odml)$/,
  movi: /^rec $/,
}
/** Video and audio streams. Text streams are removed, because they can contain locations. */
const KEPT_STREAMS = new Set(['vids', 'auds', 'iavs'])
const HEAD = 8
const LIST_HEAD = 12

/**
 * Returns an AVI with only its video and audio, without info lists, camera notes and texts. Trailing data is cut off;
 * otherwise the length stays the same. Rejects with an `UncleanableFileError` for a file that cannot be parsed.
 */
export async function cleanAvi(blob: Blob): Promise<Blob> {
  const file = createFileReader(blob)
  const patch = createFilePatch()
  const streams: boolean[] = []

  const fill = (at: number, end: number) => {
    patch.write(at, letterBytes('JUNK'))
    patch.zero(at + HEAD, end)
  }

  async function cleanChunk(list: string, id: string, at: number, end: number): Promise<void> {
    if (!CHUNKS[list]?.test(id)) return fill(at, end)
    if (id === 'strh') streams.push(KEPT_STREAMS.has(fourLetters(await file.read(at + HEAD, 4))))
    // Only zeroed, because the index refers to it.
    const isSample = list === 'movi' && !/ix/i.test(id)
    if (isSample && !streams[Number.parseInt(id.slice(0, 2), 16)]) patch.zero(at + HEAD, end)
  }

  async function cleanList(list: string, from: number, to: number): Promise<void> {
    for (let at = from; at + HEAD <= to;) {
      const head = await file.read(at, HEAD)
      const [id, size] = [fourLetters(head), head.getUint32(4, true)]
      const end = at + HEAD + size
      assertClean(end <= to, `the chunk ${id} has a wrong length`)
      const isList = id === 'LIST' && size >= 4
      const name = isList ? fourLetters(await file.read(at + HEAD, 4)) : ''
      if (!isList) await cleanChunk(list, id, at, end)
      else if (LISTS[list]?.test(name))
        await cleanList(name === 'rec ' ? 'movi' : name, at + LIST_HEAD, end)
      else fill(at, end)
      at = end + (size % 2)
    }
  }

  let at = 0
  while (at + LIST_HEAD <= file.size) {
    const head = await file.read(at, LIST_HEAD)
    if (fourLetters(head) !== 'RIFF') break
    // A camera that is switched off abruptly leaves a length that is too large.
    const end = Math.min(file.size, at + HEAD + head.getUint32(4, true))
    await cleanList('', at + LIST_HEAD, end)
    at = end + ((end - at) % 2)
  }
  assertClean(streams.includes(true), 'the file has neither pictures nor sound')
  return patch.apply(blob, Math.min(at, file.size))
}
