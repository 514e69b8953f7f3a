import { decimal, fraction, type Exact } from './exact'

/** Integer division, rounded toward minus infinity; never -0. */
export function floorDivide(top: number, bottom: number): number {
  const rest = ((top % bottom) + bottom) % bottom
  return (top - rest) / bottom + 0
}

/** The nearest whole number; ties go up, also below zero (-1.5 becomes -1). Rules 5.1c and 6.1. */
export const roundToInteger = ({ top, bottom }: Exact): number =>
  floorDivide(2 * top + bottom, 2 * bottom)

/** The nearest tenth; ties go up (-1.55 becomes -1.5, 18.15 becomes 18.2). Rules 5.1a and 5.1c. */
export const roundToTenth = ({ top, bottom }: Exact): number =>
  roundToInteger(fraction(10 * top, bottom)) / 10

/** The nearest tenth of a number written as a decimal. */
export const roundDecimalToTenth = (value: number): number => roundToTenth(decimal(value))
