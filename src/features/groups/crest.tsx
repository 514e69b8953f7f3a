import { initials } from '~/lib/initials'
import styles from './crest.module.css'

const SHAPES = [
  'M32 4c9 5 18 7 27 7 0 26-6 40-27 50C11 51 5 37 5 11c9 0 18-2 27-7z',
  'M60 32a28 28 0 1 1-56 0 28 28 0 0 1 56 0z',
  'M8 6h48v40L32 60 8 46z',
  'M32 3 61 32 32 61 3 32z',
]

/** Pointed at the bottom, so there is no rule below the letters, which are higher up. */
const POINTED = 2

const COLORS = ['pine', 'sand', 'brick', 'lake', 'slate']

/** A group's crest, derived from its id and name: always the same for everyone. */
export const Crest = ({ groupId, name }: { groupId: number; name: string }) => {
  const at = Math.abs(groupId) % SHAPES.length
  const shape = SHAPES[at]
  return (
    <svg
      className={styles.crest}
      data-color={COLORS[Math.abs(groupId) % COLORS.length]}
      viewBox="0 0 64 64"
      aria-hidden="true"
    >
      <path className={styles.field} d={shape} />
      <path
        className={styles.line}
        d={shape}
        transform="translate(32 32) scale(.84) translate(-32 -32)"
      />
      <text className={styles.letters} x="32" y={at === POINTED ? 34 : 37} textAnchor="middle">
        {initials(name)}
      </text>
      {at !== POINTED && <path className={styles.line} d="M26 45h12" />}
    </svg>
  )
}
