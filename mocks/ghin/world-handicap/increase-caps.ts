import { compare, decimal, fraction, minus, plus, times } from './exact'
import { roundToTenth } from './rounding'

/** The rise above the Low Handicap Index beyond which only half counts, and the maximum rise. */
const SOFT = fraction(3, 1)
const HARD = fraction(5, 1)

/**
 * Applies the soft and hard caps to a rise above the Low Handicap Index. Rule 5.8. A fall is never limited. `softCap` is true
 * when the formula was used, even if rounding leaves the number unchanged.
 */
export function limitIncrease(calculated: number, low: number) {
  const rise = minus(decimal(calculated), decimal(low))
  if (compare(rise, SOFT) <= 0) {
    return { handicapIndex: calculated, softCap: false, hardCap: false }
  }
  const halved = plus(SOFT, times(fraction(1, 2), minus(rise, SOFT)))
  const hardCap = compare(halved, HARD) > 0
  const allowed = hardCap ? HARD : halved
  return { handicapIndex: roundToTenth(plus(decimal(low), allowed)), softCap: true, hardCap }
}
