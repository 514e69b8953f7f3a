import { classNames } from '~/lib/class-names'
import styles from './skeleton.module.css'

type Props = {
  /** CSS lengths. Leave them out where a class sets them (a page rendered ahead of its script may carry no style attribute). */
  width?: string
  height?: string
  round?: boolean
  className?: string | undefined
}

/** One bone of a skeleton: stands where text will be, in its size. */
export const Skeleton = ({ width, height, round, className }: Props) => (
  <span
    className={classNames(styles.bone, className)}
    data-round={round || undefined}
    style={width || height ? { inlineSize: width, blockSize: height } : undefined}
  />
)
