import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { accountMutations } from '~/features/account/mutations'
import { SignUpPicture, SignUpForm } from '~/features/account/sign-up-form'
import { classNames } from '~/lib/class-names'
import { paths } from '~/routing/paths'
import { Masthead } from '~/ui/layout/masthead'
import styles from './create-account-page.module.css'

/** Account creation. */
export function Page() {
  const navigate = useNavigate()
  const [picture, setPicture] = useState<string>()
  const { mutateAsync: createAccount } = useMutation(accountMutations.create(picture))
  return (
    <main className="page" id="main">
      <div className={classNames('page__main', styles.create)}>
        <div className="gutter">
          <Masthead title="Create account" />
        </div>
        <SignUpForm
          picture={<SignUpPicture picture={picture} onPicture={setPicture} />}
          onCreate={async (form) => {
            const state = await createAccount(form)
            await navigate(paths.accountSetup(), { state })
          }}
        />
      </div>
    </main>
  )
}
