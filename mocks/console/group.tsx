import type { ReactNode } from 'react'

type Props = {
  title: string
  /** What is worth knowing while the group is closed. */
  summary?: string | undefined
  children: ReactNode
}

/** A part of the drawer that opens when it is wanted. */
export const Group = ({ title, summary, children }: Props) => (
  <details className="demo__more">
    <summary>
      <h3>{title}</h3>
      {summary && <span className="demo__summary">{summary}</span>}
    </summary>
    <div className="demo__inner">{children}</div>
  </details>
)
