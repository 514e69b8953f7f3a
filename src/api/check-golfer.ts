import { api, unwrap } from './client'
import { ApiError, serverMessage } from './errors'
import { flag, or, record, text } from '../lib/decode'

/** The golfer to whom an HDCP ID should belong. */
export type GolferToCheck = { hdcpId: string; lastName: string; gender: 'M' | 'F' }

/** The association's verdict; `message` is its own text, '' when it has none. */
export type GolferVerdict = { isValid: boolean; message: string }

const verdict = record<{ isValid: boolean; errorMessage: string }>({
  isValid: or(flag, false), // anything but true means no
  errorMessage: or(text, ''),
})

/** Statuses that may mean that the number does not belong to the golfer. Any other status says nothing about the golfer. */
const REFUSALS = new Set([400, 404, 409, 422])

/**
 * Checks with the association whether a number belongs to a golfer. Rejects with an `ApiError` when there is no verdict:
 * offline, or when the service fails.
 */
export async function checkGolfer(
  golfer: GolferToCheck,
  signal?: AbortSignal,
): Promise<GolferVerdict> {
  const validation = api.POST('/api/Ghin/ValidateGolferData', {
    body: golfer,
    ...(signal && { signal }),
  })
  const json = await validation.then(unwrap, (error: unknown) => {
    if (error instanceof ApiError && REFUSALS.has(error.status))
      return { errorMessage: serverMessage(error.data) }
    throw error
  })
  const { isValid, errorMessage } = or(verdict, { isValid: false, errorMessage: '' })(json)
  return { isValid, message: errorMessage.trim() }
}
