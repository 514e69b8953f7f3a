import { useNavigate } from 'react-router-dom'
import { createAccount } from '~/features/account/create-account'
import { SignUpForm } from '~/features/account/sign-up-form'
import { paths } from '~/routing/paths'
import { Masthead } from '~/ui/masthead'

/** Account creation (golf-features section 2). */
export function Page() {
  const navigate = useNavigate()
  return (
    <main className="page" id="main">
      <div className="page__main">
        <div className="gutter">
          <Masthead title="Create account" />
        </div>
        <SignUpForm
          onCreate={async (form) => {
            const state = await createAccount(form, undefined)
            await navigate(paths.accountSetup(), { state })
          }}
        />
      </div>
    </main>
  )
}
