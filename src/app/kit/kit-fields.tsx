import { useState } from 'react'
import { Checkbox } from '~/ui/fields/checkbox'
import { Chip, Chips, RemovableChip } from '~/ui/display/chip'
import { Counter } from '~/ui/fields/counter'
import { Memo } from '~/ui/feedback/memo'
import { PasswordField } from '~/ui/fields/password-field'
import { Segmented } from '~/ui/fields/segmented'
import { SelectField } from '~/ui/fields/select-field'
import { Switch } from '~/ui/fields/switch'
import { TextArea } from '~/ui/fields/text-area'
import { TextField } from '~/ui/fields/text-field'
import styles from './kit.module.css'
import { KitSection } from './kit-section'

const TYPES = [
  { value: 'H', label: 'Home' },
  { value: 'A', label: 'Away' },
  { value: 'T', label: 'Competition' },
] as const

/** Form controls. */
export const KitFields = () => (
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
        <TextArea label="Notes" aside={<Counter used={490} max={500} />} />
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
  return <Memo label="Memo, 40 characters" max={40} value={text} onChange={setText} />
}

function Choices() {
  const [type, setType] = useState<'H' | 'A' | 'T'>('H')
  const [on, setOn] = useState(true)
  const [golfers, setGolfers] = useState(['Marcus Bell', 'Priya Raman'])
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
      <Switch
        label="Keep the screen on"
        hint="While holes are entered."
        checked={on}
        onChange={setOn}
      />
      <Checkbox label="With my notes" defaultChecked />
      <Chips label="Day">
        <Chip pressed>Today</Chip>
        <Chip pressed={false}>Yesterday</Chip>
        <Chip>Shortcut</Chip>
      </Chips>
      <Chips label="Partners">
        {golfers.map((name) => (
          <RemovableChip
            key={name}
            removeLabel={`Remove ${name}`}
            onRemove={() => setGolfers(golfers.filter((one) => one !== name))}
          >
            {name}
          </RemovableChip>
        ))}
      </Chips>
    </div>
  )
}
