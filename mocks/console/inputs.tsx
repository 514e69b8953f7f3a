type SliderProps = {
  label: string
  max?: number
  step?: number
  value: number
  /** The value as a text. */
  valueText: string
  onChange: (value: number) => void
}

/** A slider with its value beside it. */
export const Slider = ({ label, max = 100, step = 1, value, valueText, onChange }: SliderProps) => (
  <label className="demo__slider">
    <span>{label}</span>
    <input
      type="range"
      min={0}
      max={max}
      step={step}
      value={value}
      aria-valuetext={valueText}
      onChange={({ target }) => onChange(Number(target.value))}
    />
    <span aria-hidden="true">{valueText}</span>
  </label>
)

type CheckProps = {
  label: string
  aside?: string
  isOn: boolean
  onChange: (on: boolean) => void
}

/** A condition that is on or off. */
export const Check = ({ label, aside, isOn, onChange }: CheckProps) => (
  <label className="demo__option">
    <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    {label} {aside && <small>{aside}</small>}
  </label>
)

type ChoiceProps = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A choice from a list. */
export const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <label className="demo__field">
    <span>{label}</span>
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
)
