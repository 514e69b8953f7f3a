import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { Link } from '~/ui/actions/link'
import { failureText } from '~/domain/account/failure-text'
import { accountMessages } from '~/domain/messages/account'
import { genderOf, signUpFault, type SignUp, type TypedSignUp } from '~/domain/account/sign-up'
import { MAX_NAME_LENGTH } from '~/domain/people/invite'
import { US_STATES, GENDERS } from '~/domain/people/profile'
import { realTimers } from '~/lib/timers'
import { browserVisibility } from '~/platform/visibility'
import { paths } from '~/routing/paths'
import { Button } from '~/ui/actions/button'
import { Card, Cards } from '~/ui/layout/card'
import { Icon } from '~/ui/icons/icon'
import { Notice } from '~/ui/feedback/notice'
import { PasswordField } from '~/ui/fields/password-field'
import { Segmented } from '~/ui/fields/segmented'
import { SelectField } from '~/ui/fields/select-field'
import { TextField } from '~/ui/fields/text-field'
import { useSubmit } from '~/ui/fields/use-submit'
import text from '~/ui/layout/text.module.css'
import { PhotoButton } from '~/features/photo-editor/photo-button'
import { uploadSignupPicture } from '~/features/photo-editor/picture-calls'
import styles from './sign-up-form.module.css'
import { useHdcpCheck, type HdcpState } from './use-hdcp-check'

type SignUpPictureProps = {
  picture: string | undefined
  onPicture: (pictureUrl: string | undefined) => void
}

/** The picture of a new account. Optional: a failure stays in its dialog and does not block the sign-up. */
export const SignUpPicture = ({ picture, onPicture }: SignUpPictureProps) => (
  <div className={styles.row}>
    <PhotoButton
      name=""
      picture={picture}
      upload={uploadSignupPicture}
      remove={() => Promise.resolve()}
      hasText
      onDone={onPicture}
    />
    <p className={styles.hint}>Optional. JPG or PNG.</p>
  </div>
)

const EMPTY: SignUp = {
  firstName: '',
  lastName: '',
  email: '',
  city: '',
  state: '',
  ghinNumber: '',
  gender: 'M',
  password: '',
  confirm: '',
}

type Props = {
  /** The picture field. */
  picture?: ReactNode
  /** What was typed before the form was left. */
  before?: TypedSignUp | undefined
  /**
   * Stores what is typed, not with each letter, since Safari allows only 100 changes of a history entry in half a minute.
   */
  onTyped?: ((form: TypedSignUp) => void) | undefined
  /** Creates the account; rejects with an error that can be shown. */
  onCreate: (form: SignUp) => Promise<void>
}

/** What is typed is stored after a pause of so many milliseconds, and at once when a field, the form or the page is left. */
const PAUSE_MS = 400

/** The state of the sign-up form: its values, the check of the number, storing what is typed, and sending it. */
function useSignUp({ before, onTyped, onCreate }: Omit<Props, 'picture'>) {
  const [form, setForm] = useState<SignUp>({ ...EMPTY, ...before })
  /** The refused number, whose field was cleared; it may be right with the other gender or another last name. */
  const refused = useRef({ number: '', lastName: '' })
  const hdcp = useHdcpCheck((number, lastName) => {
    refused.current = { number, lastName }
    setForm((now) => ({ ...now, ghinNumber: '' }))
  })

  const { password: _password, confirm: _confirm, ...typed } = form
  const store = () => onTyped?.(typed)
  const storeLatest = useEffectEvent(store)
  useEffect(() => realTimers.after(PAUSE_MS, storeLatest), [form, onTyped])
  useEffect(() => {
    const leave = () => storeLatest()
    window.addEventListener('beforeunload', leave) // in `pagehide` a change of the history entry would be lost
    const unsubscribe = browserVisibility.listen((isVisible) => !isVisible && storeLatest())
    return () => {
      window.removeEventListener('beforeunload', leave)
      unsubscribe()
      storeLatest()
    }
  }, [])

  /** Checks the number with another last name or gender; a refused number is put back into its field. */
  const checkAgain = (changed: SignUp) => {
    const ghinNumber = changed.ghinNumber || refused.current.number
    setForm((now) => ({ ...now, ghinNumber: now.ghinNumber || refused.current.number }))
    void hdcp.check({ ...changed, ghinNumber })
  }
  const type = (field: keyof SignUp) => (value: string) => {
    setForm((now) => ({ ...now, [field]: value }))
    if (field === 'ghinNumber') {
      refused.current.number = ''
      hdcp.typed()
    }
    if (field === 'lastName' && hdcp.state.is !== 'invalid') hdcp.typed() // its verdict was on the old name
    if (field === 'gender') {
      checkAgain({ ...form, gender: value })
      onTyped?.({ ...typed, gender: value })
    }
  }
  const submit = useSubmit<keyof SignUp>({
    validate: () => signUpFault(form),
    send: async () => {
      // After Enter in the corrected last name, the number is put back here, since the field was not left.
      const isCorrected = form.lastName.trim() !== refused.current.lastName
      const ghinNumber = form.ghinNumber || (isCorrected ? refused.current.number : '')
      setForm((now) => ({ ...now, ghinNumber }))
      if (await hdcp.check({ ...form, ghinNumber })) await onCreate({ ...form, ghinNumber })
      else submit.focusOn('ghinNumber')
    },
    failureText: (error) => failureText(error, accountMessages.creationFailed),
  })
  return {
    form,
    hdcp: hdcp.state,
    submit,
    onGender: type('gender'),
    input: (field: keyof SignUp) => ({
      name: field,
      value: form[field],
      error: submit.errorAt(field),
      onChange: (event: { target: { value: string } }) => type(field)(event.target.value),
      onBlur: store,
    }),
    onLastNameLeft: () => {
      store()
      if (form.lastName.trim() === refused.current.lastName) void hdcp.check(form)
      else checkAgain(form)
    },
    onNumberLeft: () => {
      store()
      void hdcp.check(form)
    },
  }
}

type SignUpState = ReturnType<typeof useSignUp>

/** The sign-up form. A failure keeps the input. */
export function SignUpForm({ picture, ...options }: Props) {
  const signUp = useSignUp(options)
  const { busy, failure } = signUp.submit
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) notice.current?.scrollIntoView({ block: 'center' }) // a line about being offline may cover the top
  }, [failure])

  return (
    <form {...signUp.submit.form} className={styles.form}>
      <Cards>
        {failure && (
          <Notice ref={notice} kind="error">
            {failure}
          </Notice>
        )}
        {picture && <Card inside="section">{picture}</Card>}
        <GolferCard {...signUp} />
        <HandicapCard {...signUp} />
        <Card inside="section">
          <h2>Password</h2>
          <div className={styles.grid}>
            <PasswordField
              {...signUp.input('password')}
              label="Password"
              autoComplete="new-password"
              hint="At least eight characters."
            />
            <PasswordField
              {...signUp.input('confirm')}
              label="Confirm Password"
              autoComplete="new-password"
            />
          </div>
          <Button variant="primary" type="submit" wide busy={busy}>
            Create Account
          </Button>
          <p className={styles.terms}>
            By creating an account you agree to the{' '}
            <Link className={text.link} to={paths.terms()}>
              Terms
            </Link>{' '}
            and{' '}
            <Link className={text.link} to={paths.privacy()}>
              Privacy Policy
            </Link>
            . Your posts start out private: you approve who follows you.
          </p>
        </Card>
      </Cards>
    </form>
  )
}

const GolferCard = ({ input, onLastNameLeft }: SignUpState) => (
  <Card inside="section">
    <h2>You</h2>
    <div className={styles.grid}>
      <TextField
        {...input('firstName')}
        label="First Name"
        autoComplete="given-name"
        maxLength={MAX_NAME_LENGTH}
      />
      <TextField
        {...input('lastName')}
        label="Last Name"
        autoComplete="family-name"
        maxLength={MAX_NAME_LENGTH}
        onBlur={onLastNameLeft}
      />
      <div className={styles.wide}>
        <TextField
          {...input('email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
        />
      </div>
      <TextField {...input('city')} label="City" autoComplete="address-level2" />
      <SelectField {...input('state')} label="State" autoComplete="address-level1">
        <option value="">Not specified</option>
        {US_STATES.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  </Card>
)

const HandicapCard = ({ form, hdcp, submit, input, onGender, onNumberLeft }: SignUpState) => (
  <Card inside="section">
    <h2>Handicap</h2>
    <div className={styles.grid}>
      <TextField
        {...input('ghinNumber')}
        label="HDCP ID"
        aside="optional"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        hint={<HdcpHint state={hdcp} form={form} />}
        error={submit.errorAt('ghinNumber') ?? hdcpError(hdcp)}
        onBlur={onNumberLeft}
      />
      <Segmented
        legend="Score Gender"
        name="gender"
        value={genderOf(form.gender)}
        options={GENDERS}
        onChange={onGender}
      />
    </div>
  </Card>
)

const hdcpError = (state: HdcpState): string | undefined =>
  state.is === 'invalid' || state.is === 'fault' ? state.message : undefined

function HdcpHint({ state, form }: { state: HdcpState; form: SignUp }) {
  const isOpen = state.is === 'unknown' || state.is === 'invalid' // a rejected number is removed from the field
  return (
    <>
      <span role="status">
        {state.is === 'checking' && 'Checking your number…'}
        {state.is === 'later' && state.message}
        {state.is === 'valid' && (
          <span className={styles.matches}>
            <Icon name="check" small />
            <span>
              Matches <bdi>{form.lastName.trim()}</bdi>, {form.gender === 'F' ? 'Female' : 'Male'}
            </span>
          </span>
        )}
      </span>
      {isOpen && <span>Don’t have one? Leave this blank.</span>}
    </>
  )
}
