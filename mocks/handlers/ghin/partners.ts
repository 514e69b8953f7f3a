import { asJson } from '../../lib/json'
import { Problem } from '../../lib/problem'

/** A partner, and the whole US dollars won from (above zero) or lost to them. */
export type Partner = { userId: number; dollars: number }

const MAX_PARTNERS = 20

/** The JSON text of the form's `partners`; throws a Problem 400 for any other shape. */
export function partnersOf(text: string | null): readonly Partner[] {
  if (text === null) return []
  return partnerList(parseText(text, 'partners'))
}

/** The same for a list that is already parsed. */
export function partnerList(list: unknown): readonly Partner[] {
  if (!Array.isArray(list) || list.length > MAX_PARTNERS) {
    throw new Problem(400, `partners must be a list of up to ${MAX_PARTNERS}.`)
  }
  return list.map(partnerOf)
}

/** The JSON value in a part of the form; throws a Problem 400 for a text that is not JSON. */
export function parseText(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem(400, `${name} is not valid JSON.`)
  }
}

function partnerOf(value: unknown): Partner {
  const { userId, dollars } = asJson(value)
  if (!isWholeNumber(userId)) throw new Problem(400, 'A partner has no userId.')
  if (!isWholeNumber(dollars)) throw new Problem(400, 'The dollars of a partner must be whole.')
  return { userId, dollars }
}

const isWholeNumber = (value: unknown): value is number => Number.isSafeInteger(value)
