import type { ReactNode } from 'react'
import type { formIcons } from './form-icons'
import styles from './icon.module.css'
import type { sectionIcons } from './section-icons'

/** Every icon: a 24 grid, a 1.75 line, round caps, at most one filled part (visual design, section 10). */
export type IconName = keyof typeof formIcons | keyof typeof sectionIcons

type Props = { icons: Partial<Record<IconName, ReactNode>> }

/** The drawings that `Icon` points to. Each set is rendered once: those of forms by the root, the others by the frame. */
export const IconSprite = ({ icons }: Props) => (
  <svg className={styles.sprite} width="0" height="0" aria-hidden="true">
    <defs>
      {Object.entries(icons).map(([name, drawing]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          {drawing}
        </symbol>
      ))}
    </defs>
  </svg>
)
