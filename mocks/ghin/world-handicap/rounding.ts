import { decimal, fraction, type Exact } from './exact'

/** Whole division toward minus infinity; never -0. */
export function floorDivide(top: number, bottom: number): number {
  const rest = ((top % bottom) + bottom) % bottom
  return (top - rest) / bottom + 0
}

/** Nearest whole number, a tie upward, below zero as above (-1.5 is -1). Rules 5.1c and 6.1. */
export const roundToInteger = ({ top, bottom }: Exact): number =>
  floorDivide(2 * top + bottom, 2 * bottom)

/** Nearest tenth, a tie upward (-1.55 is -1.5, 18.15 is 18.2). Rules 5.1a and 5.1c. */
export const roundToTenth = ({ top, bottom }: Exact): number =>
  roundToInteger(fraction(10 * top, bottom)) / 10

/** Nearest tenth of a number written as a decimal. */
export const roundDecimalToTenth = (value: number): number => roundToTenth(decimal(value))
