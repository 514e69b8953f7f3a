import { useMutation } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { accountMessages } from '~/domain/messages/account'
import { storeTyped, typedBefore } from '~/features/account/create-account'
import type { TypedSignUp } from '~/domain/account/sign-up'
import { accountMutations } from '~/features/account/mutations'
import { formColumnClass } from '~/features/account/plain-column'
import { SignUpPicture, SignUpForm } from '~/features/account/sign-up-form'
import { SwitchAccounts } from '~/features/account/switch-accounts'
import { classNames } from '~/lib/class-names'
import { paths } from '~/routing/paths'
import { useVisit } from '~/ui/actions/use-visit'
import { toasts } from '~/ui/feedback/toasts'
import { Masthead } from '~/ui/layout/masthead'

const loadScores = () => import('~/features/scores/unsent/unsent')

const CREATED_MS = 10_000

/** Account creation, and the target of an invitation. */
export const Page = () => (
  <SwitchAccounts loadScores={loadScores}>
    <CreateAccount />
  </SwitchAccounts>
)

function CreateAccount() {
  const navigate = useNavigate()
  const visit = useVisit()
  const [before] = useState(typedBefore)
  const [picture, setPicture] = useState(before?.picture || undefined)
  const store = useCallback(
    (form: TypedSignUp) => storeTyped({ ...form, picture: picture ?? '' }),
    [picture],
  )
  const { mutateAsync: createAccount } = useMutation(accountMutations.create(picture))
  return (
    <main className="page" id="main">
      <div className={classNames('page__main', formColumnClass)}>
        <div className="gutter">
          <Masthead title="Create account" />
        </div>
        <SignUpForm
          picture={<SignUpPicture picture={picture} onPicture={setPicture} />}
          before={before}
          onTyped={store}
          onCreate={async (form) => {
            const state = await createAccount(form)
            // A visitor who has left the form is not taken back (R14).
            if (visit.current.signal.aborted)
              return toasts.show({ message: accountMessages.created, ms: CREATED_MS })
            // Replaces the form's history entry, so that Back leads to the sign-in page, not to a form for an account that
            // exists.
            await navigate(paths.accountSetup(), { replace: true, state })
          }}
        />
      </div>
    </main>
  )
}
