import { classNames } from '~/lib/class-names'
import { PRODUCT_NAME } from '~/lib/product-name'
import styles from './brand.module.css'

/**
 * The logo: an L whose stem is the flagstick and whose foot is the horizon with a half disc on it; or, in a build with
 * VITE_BRANDING, the file of another brand.
 */
const BrandMark = ({ className }: { className: string | undefined }) =>
  import.meta.env.VITE_LOGO ? (
    <img className={classNames(styles.mark, className)} src={import.meta.env.VITE_LOGO} alt="" />
  ) : (
    <svg className={classNames(styles.mark, className)} viewBox="0 0 32 32" aria-hidden="true">
      <path fill="currentColor" d="M5.5 2.5h3.8v22.7H28V29H5.5z" />
      <path className={styles.pennant} d="M9.3 2.5 22.5 7.4 9.3 12.3z" />
      <path className={styles.sun} d="M13.3 25.2a6 6 0 0 1 12 0z" />
    </svg>
  )

const [FIRST_WORD, ...REST] = PRODUCT_NAME.split(' ')
const OTHER_WORDS = REST.join(' ')

/** Logo and wordmark, for a link or box with the class `brandClass`. */
export const Brand = ({ markClassName }: { markClassName?: string | undefined }) => (
  <>
    <BrandMark className={markClassName} />
    <span>
      {FIRST_WORD} <i>{OTHER_WORDS}</i>
    </span>
  </>
)

/** The style of the link or box around the brand. */
export const brandClass = styles.brand
