import { useId, type ReactNode } from 'react'
import styles from './rail-module.module.css'

type Props = {
  title: string
  /** A link at the title's far end: 'See all'. */
  more?: ReactNode
  children: ReactNode
}

/** One block of the rail beside the content, at 67.5rem and up. */
export function RailModule({ title, more, children }: Props) {
  const id = useId()
  return (
    <section className={styles.module} aria-labelledby={id}>
      <div className={styles.title}>
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      {children}
    </section>
  )
}

/** For the list of links inside: `<ul className={railListClass} role="list">`. */
export const railListClass = styles.list
