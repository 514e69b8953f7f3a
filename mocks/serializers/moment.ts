import { isoMoment } from '../backend/clock'

/** Epoch ms as the wire writes it; null stays null. */
export const momentOrNull = (epochMs: number | null): string | null =>
  epochMs === null ? null : isoMoment(epochMs)
