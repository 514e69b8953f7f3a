import { bytesOf, little, SECRET, type Hidden, type Part } from './video-files.fake'

export const chunk = (name: string, ...body: readonly Part[]): Uint8Array => {
  const inside = bytesOf(...body)
  return bytesOf(name, little(inside.length), inside, inside.length % 2 ? [0] : [])
}

const list = (name: string, ...body: readonly Part[]) => chunk('LIST', name, ...body)

/** An AVI from a camera, with its notes, and with subtitles that contain locations. */
export function avi({ hidden = () => [] }: { hidden?: Hidden } = {}): Uint8Array<ArrayBuffer> {
  const stream = (kind: string) =>
    list('strl', chunk('strh', kind, 'MJPG'), chunk('strf', 'format'), ...hidden('strl'))
  return bytesOf(
    chunk(
      'RIFF',
      'AVI ',
      list(
        'hdrl',
        chunk('avih', 'times'),
        stream('vids'),
        stream('auds'),
        stream('txts'),
        ...hidden('hdrl'),
      ),
      list('INFO', chunk('IGPS', SECRET)),
      chunk('JUNK', SECRET),
      list(
        'movi',
        chunk('00dc', 'first pictures'),
        chunk('01wb', 'a swing'),
        chunk('02tx', SECRET),
        list('rec ', chunk('00dc', 'more pictures'), chunk('02wb', SECRET)),
        ...hidden('movi'),
      ),
      chunk('idx1', 'index'),
      ...hidden('file'),
    ),
    SECRET,
  )
}

const hex = (id: number): number[] => (id > 255 ? [...hex(Math.floor(id / 256)), id % 256] : [id])

export const element = (id: number, ...body: readonly Part[]): Uint8Array => {
  const inside = bytesOf(...body)
  return bytesOf(hex(id), [0x10, ...little(inside.length).toReversed().slice(1)], inside)
}
/** As in a live recording, whose length is unknown. */
const open = (id: number, ...body: readonly Part[]) =>
  bytesOf(hex(id), [0x01, 255, 255, 255, 255, 255, 255, 255], ...body)

/** A WebM as a browser records it (`isRecording`), or with lengths, as a program writes it. */
export function webm({
  hidden = () => [],
  isRecording = true,
}: { hidden?: Hidden; isRecording?: boolean } = {}): Uint8Array<ArrayBuffer> {
  const parent = isRecording ? open : element
  const track = (number: number, kind: number) =>
    element(
      0xae,
      element(0xd7, [number]),
      element(0x83, [kind]),
      element(0x536e, SECRET),
      ...hidden('track'),
    )
  const block = (number: number, text: string) => [0x80 | number, 0, 0, 0x80, ...bytesOf(text)]
  return bytesOf(
    element(0x1a45dfa3, element(0x4282, 'webm')),
    parent(
      0x18538067,
      element(
        0x1549a966,
        element(0x2ad7b1, [1]),
        element(0x4d80, SECRET),
        element(0x5741, SECRET),
        element(0x4461, SECRET),
        ...hidden('info'),
      ),
      element(0x1654ae6b, track(1, 1), track(2, 2), track(3, 17), track(4, 33)),
      element(0xec, SECRET),
      parent(
        0x1f43b675,
        element(0xe7, [0]),
        element(0xa3, block(1, 'first pictures')),
        element(0xa3, block(3, SECRET)),
        element(0xa3, block(2, 'a swing')),
        element(
          0xa0,
          element(0xa1, block(1, 'more pictures')),
          element(0x9b, [1]),
          ...hidden('group'),
        ),
        element(0xa0, element(0xa1, block(4, SECRET))),
        ...hidden('cluster'),
      ),
      element(0x1254c367, element(0x7373, SECRET)),
      element(0x1941a469, SECRET),
      ...hidden('segment'),
    ),
  )
}
