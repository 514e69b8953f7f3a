import type { Handicap } from '../types'
import { number, nonBlank, type Decoder } from '~/lib/decode'

/** A Handicap Index: a number, or text ready to show ('8.4', '+2.1', 'NH'). */
export const handicap: Decoder<Handicap> = (json) =>
  typeof json === 'string' ? nonBlank(json) : number(json)
