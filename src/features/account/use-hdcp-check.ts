import { useRef, useState } from 'react'
import { checkGolfer } from '~/api/check-golfer'
import { accountMessages } from '~/domain/messages/account'
import { hdcpIdOf } from '~/domain/account/credentials'
import { genderOf, hdcpFault, type SignUp } from '~/domain/account/sign-up'
import { useVisit } from '~/ui/actions/use-visit'

type Numbers = Pick<SignUp, 'ghinNumber' | 'lastName' | 'gender'>

/** The check of the number in the field. `later`: the service did not respond, so that there is no verdict. */
export type HdcpState =
  | { is: 'unknown' | 'checking' | 'valid' }
  | { is: 'later' | 'invalid' | 'fault'; message: string }

const keyOf = ({ ghinNumber, lastName, gender }: Numbers) =>
  JSON.stringify([ghinNumber.trim(), lastName.trim(), gender])

/**
 * Checks the HDCP ID with the association. `check` returns whether the account may be created as far as the number is
 * concerned; only the verdict on the newest number counts (SOC-09), and none after the form was left. `onInvalid` is given
 * the refused number and the name it was refused with, and clears its field.
 */
export function useHdcpCheck(onInvalid: (number: string, lastName: string) => void) {
  const [state, setState] = useState<HdcpState>({ is: 'unknown' })
  const visit = useVisit()
  const newest = useRef<{ key: string; verdict: Promise<boolean> }>(undefined)

  function check(form: Numbers): Promise<boolean> {
    const hdcpId = hdcpIdOf(form)
    if (hdcpId === undefined) {
      newest.current = undefined
      setState((now) => (now.is === 'invalid' ? now : { is: 'unknown' })) // the reason stays after the field was cleared
      return Promise.resolve(true)
    }
    const fault = hdcpFault(form)
    if (fault) {
      setState({ is: 'fault', message: fault.message })
      return Promise.resolve(false)
    }
    const key = keyOf(form)
    if (newest.current?.key !== key)
      newest.current = { key, verdict: requestVerdict(form, hdcpId, key) }
    return newest.current.verdict
  }

  async function requestVerdict(form: Numbers, hdcpId: string, key: string): Promise<boolean> {
    setState({ is: 'checking' })
    const golfer = {
      hdcpId,
      lastName: form.lastName.trim(),
      gender: genderOf(form.gender),
    }
    const left = visit.current.signal
    const verdict = await checkGolfer(golfer, left).catch(() => undefined)
    if (newest.current?.key !== key || left.aborted) return false
    if (verdict?.isValid) {
      setState({ is: 'valid' })
      return true
    }
    newest.current = undefined // checked again on the next blur
    if (!verdict) {
      setState({ is: 'later', message: accountMessages.hdcpLater })
      return true
    }
    setState({ is: 'invalid', message: verdict.message || accountMessages.hdcpInvalid })
    onInvalid(form.ghinNumber, golfer.lastName)
    return false
  }

  /** The number was edited: the verdict on the previous one no longer counts. */
  function typed(): void {
    newest.current = undefined
    setState({ is: 'unknown' })
  }

  return { state, check, typed }
}
