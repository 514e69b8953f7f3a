import { classNames } from '~/lib/class-names'
import styles from './skeleton.module.css'

type Props = {
  /** CSS lengths. Omit them where a class sets them: a prerendered page may not have style attributes. */
  width?: string
  height?: string
  round?: boolean
  className?: string | undefined
}

/** A placeholder for text, in the size of the text. */
export const Skeleton = ({ width, height, round, className }: Props) => (
  <span
    className={classNames(styles.skeleton, className)}
    data-round={round || undefined}
    style={width || height ? { inlineSize: width, blockSize: height } : undefined}
  />
)

type LinesProps = { widths: readonly string[]; heights: readonly string[] }

/** Placeholders for lines of text, one below the other. */
export const SkeletonLines = ({ widths, heights }: LinesProps) => (
  <span className={styles.lines}>
    {widths.map((width, at) => (
      <Skeleton key={width} width={width} height={heights[at] ?? '12px'} />
    ))}
  </span>
)
