import { useMutation } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { storeTyped, typedBefore, type Typed } from '~/features/account/create-account'
import { accountMutations } from '~/features/account/mutations'
import { SignUpPicture, SignUpForm } from '~/features/account/sign-up-form'
import { classNames } from '~/lib/class-names'
import { paths } from '~/routing/paths'
import { Masthead } from '~/ui/layout/masthead'
import { SwitchAccounts } from './switch-accounts'
import styles from './create-account-page.module.css'

/** Account creation, and the target of an invitation. */
export const Page = () => (
  <SwitchAccounts>
    <CreateAccount />
  </SwitchAccounts>
)

function CreateAccount() {
  const navigate = useNavigate()
  const [before] = useState(typedBefore)
  const [picture, setPicture] = useState(before?.picture || undefined)
  const store = useCallback(
    (form: Omit<Typed, 'picture'>) => storeTyped({ ...form, picture: picture ?? '' }),
    [picture],
  )
  const { mutateAsync: createAccount } = useMutation(accountMutations.create(picture))
  return (
    <main className="page" id="main">
      <div className={classNames('page__main', styles.create)}>
        <div className="gutter">
          <Masthead title="Create account" />
        </div>
        <SignUpForm
          picture={<SignUpPicture picture={picture} onPicture={setPicture} />}
          before={before}
          onTyped={store}
          onCreate={async (form) => {
            const state = await createAccount(form)
            // In the form's place: Back leads to the sign-in page, not to a form for an account that exists.
            await navigate(paths.accountSetup(), { replace: true, state })
          }}
        />
      </div>
    </main>
  )
}
