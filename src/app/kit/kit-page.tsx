import { useState } from 'react'
import { AlertHost } from '~/ui/overlay/alert-dialog'
import { Cards } from '~/ui/layout/card'
import { formIcons } from '~/ui/icons/form-icons'
import { addIcons, Icon, type IconName } from '~/ui/icons/icon'
import { lockIcons } from '~/ui/icons/lock-icons'
import { Masthead } from '~/ui/layout/masthead'
import { menuIcons } from '~/ui/icons/menu-icons'
import { padIcons } from '~/ui/icons/pad-icons'
import { photoIcons } from '~/ui/icons/photo-icons'
import { sealIcon } from '~/ui/icons/seal-icon'
import { fieldIcons } from '~/ui/icons/field-icons'
import { pinIcon } from '~/ui/icons/pin-icon'
import { sectionIcons } from '~/ui/icons/section-icons'
import { ToastHost } from '~/ui/feedback/toast-host'
import { Skeleton } from '~/ui/feedback/skeleton'
import { Badge } from '~/ui/feedback/badge'
import { Avatar } from '~/ui/display/avatar'
import { QuietMorning } from '~/ui/art/quiet-morning'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Ledger } from '~/ui/layout/ledger'
import { Mark } from '~/ui/display/mark'
import { Pill } from '~/ui/display/pill'
import { Swatch, type Tone } from '~/ui/display/swatch'
import { Checkbox } from '~/ui/fields/checkbox'
import { LimitedTextArea, TextArea } from '~/ui/fields/text-area'
import { PasswordField } from '~/ui/fields/password-field'
import { Segmented } from '~/ui/fields/segmented'
import { SelectField } from '~/ui/fields/select-field'
import { TextField } from '~/ui/fields/text-field'
import { KitActions, KitSection } from './kit-actions'
import styles from './kit.module.css'

const TYPES = [
  { value: 'H', label: 'Home' },
  { value: 'A', label: 'Away' },
  { value: 'T', label: 'Competition' },
] as const

/** Form controls. */
const KitFields = () => (
  <>
    <KitSection title="Fields">
      <div className={styles.fields}>
        <TextField label="Email" defaultValue="nora@whitcombe.example" />
        <TextField label="Course name" icon="search" hint="Three letters or more." />
        <TextField
          label="HDCP ID"
          aside="optional"
          defaultValue="10A82"
          error="GHIN number must contain only numbers."
        />
        <TextField label="City" disabled defaultValue="Boulder" />
        <PasswordField label="Password" defaultValue="linxgolf1" />
        <SelectField label="State">
          <option>Colorado</option>
          <option>Wyoming</option>
        </SelectField>
        <TextArea label="Notes" />
        <Notes />
      </div>
    </KitSection>
    <KitSection title="Choices">
      <Choices />
    </KitSection>
  </>
)

function Notes() {
  const [text, setText] = useState('Dew so heavy you could read the putts.')
  return (
    <LimitedTextArea label="Limited to 40 characters" max={40} value={text} onChange={setText} />
  )
}

function Choices() {
  const [type, setType] = useState<'H' | 'A' | 'T'>('H')
  return (
    <div className={styles.fields}>
      <Segmented legend="Score type" name="kit" value={type} options={TYPES} onChange={setType} />
      <Segmented
        legend="Score type, disabled"
        name="kit-off"
        value="H"
        options={TYPES}
        disabled
        onChange={() => {}}
      />
      <Checkbox label="With my notes" defaultChecked />
    </div>
  )
}

const COLORS = [
  'bg surface surface-sunken surface-press band ink ink-2 ink-3 rule rule-strong edge',
  'accent accent-wash dawn dawn-wash flag flag-wash sky-wash focus',
]
  .join(' ')
  .split(' ')

const MARKS = ['eagle', 'birdie', undefined, 'bogey', 'double'] as const
const TONES: readonly Tone[] = ['black', 'blue', 'white', 'gold', 'green', 'red', 'silver', 'combo']

const names = Object.keys({
  ...sectionIcons,
  ...formIcons,
  ...lockIcons,
  ...menuIcons,
  ...padIcons,
  ...photoIcons,
  ...sealIcon,
  ...fieldIcons,
  ...pinIcon,
})
const isIcon = (name: string): name is IconName => names.includes(name)

/** Elements without interaction: colors, score marks, people, icons, drawings. */
const KitLook = () => (
  <>
    <KitSection title="Color roles">
      {COLORS.map((name) => (
        <span key={name} className={styles.color}>
          <i style={{ background: `var(--${name})` }} />
          --{name}
        </span>
      ))}
    </KitSection>
    <KitSection title="Scorecard">
      {MARKS.map((kind) => (
        <span key={kind ?? 'par'}>
          <Mark kind={kind}>4</Mark> {kind ?? 'par'}
        </span>
      ))}
      <Ledger
        columns={[
          { head: 'OUT', value: 38 },
          { head: 'IN', value: 41 },
          { head: 'TOT', value: 79, kind: 'total' },
        ]}
      />
      {TONES.map((tone) => (
        <Swatch key={tone} tone={tone} name={tone} />
      ))}
      <Swatch tone="black" second="gold" name="Black/Gold" />
      <Swatch name="Granite" initial="G" />
    </KitSection>
    <KitSection title="People and badges">
      <Avatar name="Nora Whitcombe" size="s" />
      <Avatar name="Marcus Bell" />
      <Avatar name="Priya Raman" size="l" />
      <Avatar name="" size="xl" />
      <span>
        Linx <Badge count={3} label="new" />
      </span>
      <span>
        Linx <Badge count={26} label="new" />
      </span>
      <Pill>Invite only</Pill>
      <Pill kind="good">Open to all</Pill>
      <Pill kind="dawn">Pending</Pill>
      <Pill kind="flag">Needs you</Pill>
    </KitSection>
    <KitSection title="Icons">
      {names.filter(isIcon).map((name) => (
        <span key={name} className={styles.color}>
          <Icon name={name} /> {name}
        </span>
      ))}
    </KitSection>
    <KitSection title="Loading and empty">
      <Skeleton width="14rem" height="14px" />
      <Skeleton width="2.5rem" height="2.5rem" round />
      <EmptyState art={<QuietMorning />} title="No new linx.">
        <p>Rounds of golfers you follow will show up here.</p>
      </EmptyState>
    </KitSection>
  </>
)

addIcons({
  ...sectionIcons,
  ...formIcons,
  ...lockIcons,
  ...menuIcons,
  ...padIcons,
  ...photoIcons,
  ...sealIcon,
  ...fieldIcons,
  ...pinIcon,
})

/** Every component of `ui/` in its states. Only on the development server: /kit. */
export const Page = () => (
  <>
    <main className="page" id="main">
      <div className="page__main">
        <div className="gutter">
          <Masthead title="Kit" aside="Components and their states" />
        </div>
        <Cards>
          <KitActions />
          <KitFields />
          <KitLook />
        </Cards>
      </div>
    </main>
    <AlertHost />
    <ToastHost />
  </>
)
