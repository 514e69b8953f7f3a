import { useState } from 'react'
import { Checkbox } from '~/ui/fields/checkbox'
import { Memo } from '~/ui/feedback/memo'
import { PasswordField } from '~/ui/fields/password-field'
import { Segmented } from '~/ui/fields/segmented'
import { SelectField } from '~/ui/fields/select-field'
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
  return <Memo label="Memo, 40 characters" max={40} value={text} onChange={setText} />
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
