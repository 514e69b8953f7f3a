import type { ReactNode } from 'react'

type Props = {
  title: string
  /** Shown beside the title. */
  summary?: string | undefined
  children: ReactNode
}

/** A part of the drawer that can be opened and closed. */
export const Group = ({ title, summary, children }: Props) => (
  <details className="demo__more">
    <summary>
      <h3>{title}</h3>
      {summary && <span className="demo__summary">{summary}</span>}
    </summary>
    <div className="demo__inner">{children}</div>
  </details>
)
