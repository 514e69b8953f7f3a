/** A picture or video of a round. */
export type RoundMedium = { kind: 'photo' | 'video'; address: string }

/** At most this many pictures are shown. */
const MAX_SHOWN = 3

const VIDEO = /\.(mp4|mov|avi|webm)(?:[?#]|$)/i

/** The pictures and videos to show, each once. Videos are recognized by the file extension (TXT-08). */
export const roundMedia = (addresses: readonly string[] | undefined): RoundMedium[] =>
  [...new Set(addresses)].slice(0, MAX_SHOWN).map((address) => ({
    kind: VIDEO.test(address) ? 'video' : 'photo',
    address,
  }))

/** 'Photo 1 of 3'; 'Video 2 of 3'. */
export const mediumName = ({ kind }: RoundMedium, at: number, count: number): string =>
  `${kind === 'video' ? 'Video' : 'Photo'} ${at + 1} of ${count}`
