import { HOUR_MS } from '../../lib/time'
import type { Backend } from '../../backend/backend'

/** Epoch ms so many hours before the world's opening moment. */
export const hoursAgo = ({ clock }: Backend, hours: number): number =>
  Math.round(clock.now() - hours * HOUR_MS)

/** Epoch ms so many days before the world's opening moment. */
export const daysAgo = (backend: Backend, days: number): number => hoursAgo(backend, 24 * days)
