import { HOUR_MS } from '../../lib/time'
import type { Backend } from '../../backend/backend'

/** Epoch ms of the moment this many hours before the current time of the world. */
export const hoursAgo = ({ clock }: Backend, hours: number): number =>
  Math.round(clock.now() - hours * HOUR_MS)

/** Epoch ms of the moment this many days before the current time of the world. */
export const daysAgo = (backend: Backend, days: number): number => hoursAgo(backend, 24 * days)
