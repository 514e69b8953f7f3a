import { api, unwrap } from './client'
import { flag, or, record, text } from '../lib/decode'

/** Who an HDCP ID should belong to. */
export type GolferToCheck = { hdcpId: string; lastName: string; gender: 'M' | 'F' }

/** The association's verdict; `message` is its own text, '' when it has none. */
export type GolferVerdict = { isValid: boolean; message: string }

const verdict = record<{ isValid: boolean; errorMessage: string }>({
  isValid: or(flag, false), // only a clear yes is one
  errorMessage: or(text, ''),
})

/** Checks with the association whether a number belongs to a golfer. Rejects with an `ApiError` when there is no verdict. */
export async function checkGolfer(
  golfer: GolferToCheck,
  signal?: AbortSignal,
): Promise<GolferVerdict> {
  const json = unwrap(
    await api.POST('/api/Ghin/ValidateGolferData', {
      body: golfer,
      ...(signal && { signal }),
    }),
  )
  const { isValid, errorMessage } = or(verdict, { isValid: false, errorMessage: '' })(json)
  return { isValid, message: errorMessage.trim() }
}
