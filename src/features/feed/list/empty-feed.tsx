import { Link } from 'react-router-dom'
import type { LinxView } from '~/domain/feed/linx-view'
import { linxMessages } from '~/domain/messages/linx'
import { paths } from '~/routing/paths'
import { QuietMorning } from '~/ui/art/quiet-morning'
import { buttonClass } from '~/ui/actions/button'
import { EmptyState } from '~/ui/feedback/empty-state'
import { useEmptyStart } from './use-empty-start'

/** An empty view: the exact text, and what would fill it. */
export function EmptyFeed({ view }: { view: LinxView }) {
  useEmptyStart(view === 'Following')
  return (
    <EmptyState art={<QuietMorning />} title={linxMessages.empty(view)}>
      <EmptyHelp view={view} />
    </EmptyState>
  )
}

function EmptyHelp({ view }: { view: LinxView }) {
  if (view === 'Following') {
    return (
      <>
        <p>Rounds of golfers you follow will show up here.</p>
        <Link className={buttonClass('primary')} to={paths.following('suggestions')}>
          Find golfers
        </Link>
      </>
    )
  }
  if (view !== 'My Linx') return <p>No posts yet.</p>
  return (
    <>
      <p>Your rounds will show up here.</p>
      <Link className={buttonClass('primary')} to={paths.postScore()}>
        Post a score
      </Link>
    </>
  )
}
