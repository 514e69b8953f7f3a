import styles from './back-link.module.css'

/**
 * The style of the link above a page's title that leads to its parent page: `<Link className={backLinkClass}><Icon
 * name="back" small />Courses</Link>`.
 */
export const backLinkClass = styles.link
