import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useStore } from 'zustand/react'
import type { User } from '~/api/types'
import { MAX_NAME_LENGTH } from '~/domain/people/invite'
import { GENDERS, hdcpKey, US_STATES } from '~/domain/people/profile'
import { alerts } from '~/ui/overlay/alerts'
import { Card, Cards } from '~/ui/layout/card'
import { Icon } from '~/ui/icons/icon'
import { Masthead } from '~/ui/layout/masthead'
import { Notice } from '~/ui/feedback/notice'
import { SaveState } from '~/ui/feedback/save-state'
import { moveFocus } from '~/ui/focus/focus'
import { Segmented } from '~/ui/fields/segmented'
import { SelectField } from '~/ui/fields/select-field'
import { TextField } from '~/ui/fields/text-field'
import { realTimers } from '~/lib/timers'
import { browserConnection } from '~/platform/connection'
import { browserTabs } from '~/platform/tabs'
import { browserVisibility } from '~/platform/visibility'
import { profileMessages } from '~/domain/messages/profile'
import { ownId } from '~/session/session'
import { ConfirmDialog } from '~/ui/overlay/confirm-dialog'
import { createProfileSaver, type ProfileSaver, type SaverState } from './create-profile-saver'
import { checkProfile, keepUnsaved, profileMutations, profileOf } from './mutations'
import styles from './profile-form.module.css'

const ANSWERS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

type PrivatePostsProps = { value: boolean; onChange: (isPrivate: boolean) => void }

/** Who can see the golfer's posts. Making them public asks for confirmation, making them private does not. */
export function PrivatePosts({ value, onChange }: PrivatePostsProps) {
  const [isConfirming, setIsConfirming] = useState<boolean>()
  const checked = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isConfirming === false) moveFocus(checked.current) // the closed dialog has left it on the one that was pressed
  }, [isConfirming])
  return (
    <div className={styles.grid}>
      <div>
        <Segmented
          legend="Private Posts"
          name="private"
          value={value ? 'yes' : 'no'}
          options={ANSWERS}
          checkedRef={checked}
          onChange={(answer) => {
            if (answer === 'no' && value) setIsConfirming(true)
            else onChange(answer === 'yes')
          }}
        />
        <p className={styles.hint}>
          {value ? profileMessages.privateHint : profileMessages.publicHint}
        </p>
      </div>
      <ConfirmDialog
        open={isConfirming === true}
        title="Make your posts public?"
        message={profileMessages.publicConfirm}
        confirmLabel="Make public"
        cancelLabel="Keep private"
        careful
        onClose={() => setIsConfirming(false)}
        onConfirm={() => {
          setIsConfirming(false)
          onChange(false)
        }}
      />
    </div>
  )
}

/** The message to the golfer's other tabs after a save. */
const SAVED = 'saved'

/** A press or a key reads the record again if the form was read, typed in or saved longer ago than this (milliseconds). */
const RECORD_AGE_MS = 30_000

type Props = {
  user: User
  /** The record has changed on the host. */
  onSaved: () => void
  /** Reads the record from the host; undefined when the session is over. May reject. */
  readUser: () => Promise<User | undefined>
  /** The golfer's picture, above the form. */
  head: ReactNode
  /** The content below the form. */
  children: ReactNode
}

/** The profile form: every field is saved on blur. */
export function ProfileForm({ user, onSaved, readUser, head, children }: Props) {
  const [ownerId] = useState(ownId)
  const { mutateAsync: save } = useMutation(profileMutations.save(ownerId))
  const [tabs] = useState(() => browserTabs(`linx-profile-${user.us_id}`))
  const [saver] = useState(() =>
    createProfileSaver({
      saved: profileOf(user),
      save,
      check: (profile) => checkProfile(ownerId, profile),
      onRestored: (message) => void alerts.show(message),
      onSaved() {
        tabs.announce(SAVED)
        onSaved()
      },
      readPrivate: async () => (await readUser())?.us_private,
      timers: realTimers,
    }),
  )
  const state = useStore(saver)
  // On a slow start the form opens with the record stored on the device.
  useEffect(() => saver.follow(profileOf(user)), [saver, user])
  useEffect(() => keepUnsaved(saver, user.us_id), [saver, user.us_id])
  const followOthers = useEffectEvent(async () => {
    let before: number
    let newest: User | undefined
    do {
      await saver.idle() // a record that is read while a save runs is not used
      before = saver.saves()
      newest = await readUser()
    } while (saver.saves() !== before)
    if (newest) saver.follow(profileOf(newest), { isAfterSaves: true })
  })
  // Each save sends all fields, so it would revert what another tab, or another device, has saved since the form was last used.
  useEffect(() => {
    let currentAt = realTimers.elapsed()
    const markCurrent = () => (currentAt = realTimers.elapsed())
    const follow = () => {
      markCurrent()
      void followOthers().catch(() => undefined)
    }
    const followIfOld = () => realTimers.elapsed() - currentAt > RECORD_AGE_MS && follow()
    const left = new AbortController()
    for (const use of ['pointerdown', 'keydown']) window.addEventListener(use, followIfOld, left)
    const stops = [
      () => left.abort(),
      saver.subscribe(markCurrent),
      tabs.listen((what) => what === SAVED && follow()),
      browserVisibility.listen((isVisible) => isVisible && follow()),
    ]
    return () => stops.forEach((stop) => stop())
  }, [tabs, saver])
  useEffect(() => {
    // Leaving the page counts as a blur.
    const leave = () => saver.commit()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [saver])
  useEffect(() => browserConnection.listen((isOnline) => isOnline && saver.retry()), [saver])
  return (
    <>
      <div className="gutter">
        <Masthead title="Profile" />
      </div>
      <div className={styles.saving}>
        <SaveState state={state.failure || state.fault ? 'failed' : state.saving} />
      </div>
      <Cards className={styles.form}>
        {head}
        {state.failure && <Notice kind="error">{state.failure}</Notice>}
        <You saver={saver} state={state} />
        <Handicap saver={saver} state={state} />
        <Card inside="section">
          <PrivatePosts
            value={state.form.private}
            onChange={(isPrivate) => {
              saver.change({ private: isPrivate })
              saver.commit()
            }}
          />
        </Card>
        {children}
      </Cards>
    </>
  )
}

type PartProps = { saver: ProfileSaver; state: SaverState }
type TextName = 'firstName' | 'lastName' | 'email' | 'city' | 'ghinNumber'

/** The props of a text field: it changes with each key and saves on blur. */
const field = ({ saver, state }: PartProps, name: TextName) => ({
  name,
  value: state.form[name],
  error: state.fault?.field === name ? state.fault.message : undefined,
  onChange: (event: { target: { value: string } }) =>
    saver.change({ [name]: event.target.value } satisfies Partial<Record<TextName, string>>),
  onBlur: saver.commit,
})

const You = (part: PartProps) => (
  <Card inside="section">
    <h2>You</h2>
    <div className={styles.grid}>
      <TextField
        {...field(part, 'firstName')}
        label="First Name"
        autoComplete="given-name"
        maxLength={MAX_NAME_LENGTH}
      />
      <TextField
        {...field(part, 'lastName')}
        label="Last Name"
        autoComplete="family-name"
        maxLength={MAX_NAME_LENGTH}
      />
      <div className={styles.wide}>
        <TextField
          {...field(part, 'email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
        />
      </div>
      <TextField {...field(part, 'city')} label="City" autoComplete="address-level2" />
      <SelectField
        label="State"
        name="state"
        autoComplete="address-level1"
        value={part.state.form.state}
        onChange={(event) => part.saver.change({ state: event.target.value })}
        onBlur={part.saver.commit}
      >
        <option value="">Not specified</option>
        <OwnState code={part.state.form.state} />
        {US_STATES.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  </Card>
)

/** The option of a state that is not in the list (abroad). */
const OwnState = ({ code }: { code: string }) =>
  code === '' || US_STATES.some(([known]) => known === code) ? null : (
    <option value={code}>{code}</option>
  )

function Handicap(part: PartProps) {
  const { saver, state } = part
  const genderFault = state.fault?.field === 'gender' ? state.fault.message : undefined
  return (
    <Card inside="section">
      <h2>Handicap</h2>
      <div className={styles.grid}>
        <TextField
          {...field(part, 'ghinNumber')}
          label="HDCP ID"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          hint={<HdcpHint {...state} />}
        />
        <div>
          <Segmented
            legend="Score Gender"
            name="gender"
            value={state.form.gender}
            options={GENDERS}
            onChange={(gender) => {
              saver.change({ gender })
              saver.commit()
            }}
          />
          <p className={styles.hint}>Sets which tee ratings apply to you.</p>
          {genderFault && <Notice kind="error">{genderFault}</Notice>}
        </div>
      </div>
    </Card>
  )
}

/** The result of the check. It stays while other fields are saved, so that it is not announced again. */
function HdcpHint({ form, checking, matched }: SaverState) {
  return (
    <span role="status">
      {checking && 'Checking your number…'}
      {matched === hdcpKey(form) && (
        <span className={styles.matches}>
          <Icon name="check" small />
          <span>
            Matches <bdi>{form.lastName.trim()}</bdi>, {form.gender === 'F' ? 'Female' : 'Male'}
          </span>
        </span>
      )}
    </span>
  )
}
