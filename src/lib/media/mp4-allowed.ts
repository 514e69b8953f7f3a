import type { AllowedBoxes } from './mp4-box'

const whole = (types: string): AllowedBoxes =>
  Object.fromEntries(types.split(' ').map((type) => [type, 'whole']))

const TRACK: AllowedBoxes = {
  tkhd: 'whole',
  edts: whole('elst'),
  tref: 'whole',
  tapt: whole('clef prof enof'),
  mdia: {
    ...whole('mdhd hdlr elng'),
    minf: {
      ...whole('vmhd smhd hdlr'),
      dinf: whole('dref'),
      stbl: whole(
        'stsd stts ctts cslg stsc stsz stz2 stco co64 stss stps stsh sdtp sbgp sgpd subs saiz saio padb',
      ),
    },
  },
}

/**
 * The boxes that playback needs. All others are removed, including unknown ones, since they can have location, time or camera.
 */
export const PLAYED_BOXES: AllowedBoxes = {
  ...whole('ftyp styp pdin sidx ssix mdat'),
  mfra: whole('tfra mfro'),
  moov: { ...whole('mvhd iods'), mvex: whole('mehd trex'), trak: TRACK },
  moof: { mfhd: 'whole', traf: whole('tfhd tfdt trun sbgp sgpd subs saiz saio sdtp') },
}
