import type { ReactNode } from 'react'

type Props = {
  title: string
  /** What is worth knowing while the group is closed. */
  said?: string | undefined
  children: ReactNode
}

/** A part of the drawer that opens when it is wanted. */
export const Group = ({ title, said, children }: Props) => (
  <details className="demo__more">
    <summary>
      <h3>{title}</h3>
      {said && <span className="demo__said">{said}</span>}
    </summary>
    <div className="demo__inner">{children}</div>
  </details>
)
