import styles from './back-link.module.css'

/** The link above a page's title that leads to the page above: `<Link className={backLinkClass}><Icon name="back" small />Courses</Link>`. */
export const backLinkClass = styles.link
