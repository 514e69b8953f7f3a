import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { checkGolfer } from '~/api/check-golfer'
import type { SessionAnswer } from '~/api/decode/auth'
import { ApiError, serverMessage } from '~/api/errors'
import { accountMessages } from '~/domain/messages/account'
import { hasHdcpId } from '~/domain/account/sign-up'
import { realTimers } from '~/lib/timers'
import { accountMutations } from './mutations'
import type { SetupGolfer } from './setup-state'

/** How long the handicap service may take before the golfer can continue without it. */
const GHIN_TIMEOUT_MS = 10_000

/** The states of the set-up page. */
export type SetupState =
  | { is: 'start' | 'ghinTimeout' | 'accountComplete' | 'launching' }
  | {
      is: 'error'
      message: string
      /** The account exists; the golfer has to log in. */ exists: boolean
    }

type Options = {
  golfer: SetupGolfer
  /** Opens the session; rejects with an error that can be shown. */
  onSession: (answer: SessionAnswer) => Promise<void>
}

/** Sets up an account: loads the handicap record, then launches. */
export function useSetup({ golfer, onSession }: Options) {
  const { ghinNumber, lastName } = golfer
  const [state, setState] = useState<SetupState>({
    is: hasHdcpId(ghinNumber) ? 'start' : 'accountComplete',
  })
  const [attempt, setAttempt] = useState(0)
  const { mutateAsync: complete } = useMutation(accountMutations.completeRegistration())
  const gender = golfer.gender === 'F' ? 'F' : 'M'

  useEffect(() => {
    if (!hasHdcpId(ghinNumber)) return undefined
    const leaving = new AbortController()
    const end = (is: 'ghinTimeout' | 'accountComplete') => {
      if (!leaving.signal.aborted) setState({ is })
      leaving.abort()
    }
    const callOff = realTimers.after(GHIN_TIMEOUT_MS, () => end('ghinTimeout'))
    checkGolfer({ hdcpId: ghinNumber, lastName, gender }, leaving.signal).then(
      () => end('accountComplete'),
      () => end('ghinTimeout'),
    )
    return () => {
      callOff()
      leaving.abort()
    }
  }, [ghinNumber, lastName, gender, attempt])

  async function launch(): Promise<void> {
    setState({ is: 'launching' })
    try {
      await onSession(await complete(golfer.email))
    } catch (error) {
      setState(failureOf(error))
    }
  }

  function again(): void {
    setState({ is: 'start' })
    setAttempt(attempt + 1)
  }
  return { state, launch: () => void launch(), again }
}

/** 503: the association did not answer. 409: the registration is complete already, and only a login opens a session. */
function failureOf(error: unknown): SetupState {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 503) return { is: 'ghinTimeout' }
  const exists = status === 409
  const hostMessage = error instanceof ApiError && exists ? serverMessage(error.data) : undefined
  return { is: 'error', message: hostMessage ?? accountMessages.registrationFailed, exists }
}
