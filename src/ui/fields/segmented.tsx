import type { ReactNode, RefObject } from 'react'
import { Icon, type IconName } from '../icons/icon'
import { visuallyHidden } from '../layout/visually-hidden'
import fieldStyles from './field.module.css'
import styles from './segmented.module.css'

/** One choice. */
export type SegmentedOption<Value extends string> = {
  value: Value
  label: ReactNode
  icon?: IconName | undefined
}

type Props<Value extends string> = {
  legend: ReactNode
  hideLegend?: boolean | undefined
  name: string
  value: Value
  options: readonly SegmentedOption<Value>[]
  onChange: (value: Value) => void
  disabled?: boolean | undefined
  /** Receives the checked button, so that a caller that asks for confirmation can return the focus to it. */
  checkedRef?: RefObject<HTMLInputElement | null> | undefined
}

/** A choice between two to four options. It consists of radio buttons: Tab enters and leaves, arrow keys select. */
export function Segmented<Value extends string>(props: Props<Value>) {
  const { legend, hideLegend, name, value, options, onChange, disabled, checkedRef } = props
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={hideLegend ? visuallyHidden : fieldStyles.label}>{legend}</legend>
      <div className={styles.segmented}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              ref={option.value === value ? checkedRef : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.icon && <Icon name={option.icon} small />}
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
