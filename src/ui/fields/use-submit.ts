import { useRef, useState, type ComponentProps } from 'react'
import type { FieldError } from '~/lib/form'
import { focusField } from '../focus/focus'

type Options<Field extends string> = {
  /** Finds the first error in what was typed. With an error nothing is sent. */
  validate: (data: FormData) => FieldError<Field> | undefined
  /** Sends the form. Rejects with an error for `failureText`. */
  send: (data: FormData) => Promise<void>
  failureText: (error: unknown) => string
  /** An error that is shown from the start. */
  initialError?: FieldError<Field> | undefined
  /** The page changes after a success; until then the form stays busy. */
  leavesPage?: boolean
}

/** The state of a form, and what its elements need. */
export type Submit<Field extends string> = {
  /** Spread these on the form. Its fields are found by their `name`. */
  form: Pick<ComponentProps<'form'>, 'ref' | 'method' | 'noValidate' | 'onSubmit' | 'onInput'>
  busy: boolean
  /** Why the last submission failed. */
  failure: string | undefined
  errorAt: (field: Field) => string | undefined
  setError: (error: FieldError<Field> | undefined) => void
  focusOn: (field: Field) => void
  submit: () => void
}

/**
 * Submits a form: sends it once however often it is submitted (R5), shows the first error at its field, moves the focus
 * there, and keeps what was typed. React's `useActionState` is not used: while an async action runs, React holds back the
 * router's navigations.
 */
export function useSubmit<Field extends string>(options: Options<Field>): Submit<Field> {
  const { validate, send, failureText, initialError, leavesPage = false } = options
  const [error, setError] = useState(initialError)
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const isSending = useRef(false) // state updates a tick later than a second press
  const form = useRef<HTMLFormElement>(null)

  const focusOn = (field: Field) => focusField(form.current, field)

  async function submit(): Promise<void> {
    if (isSending.current || !form.current) return
    const data = new FormData(form.current)
    const found = validate(data)
    setError(found)
    setFailure(undefined)
    if (found) return focusOn(found.field)
    isSending.current = true
    setBusy(true)
    try {
      await send(data)
      if (leavesPage) return
    } catch (thrown) {
      setFailure(failureText(thrown))
    }
    isSending.current = false
    setBusy(false)
  }

  return {
    form: {
      ref: form,
      // outside a dialog, 'dialog' does nothing: a press before the script has loaded must not put a password into the
      // address
      method: 'dialog',
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        void submit()
      },
      onInput: () => setError(undefined),
    },
    busy,
    failure,
    errorAt: (field) => (error?.field === field ? error.message : undefined),
    setError,
    focusOn,
    submit: () => void submit(),
  }
}
