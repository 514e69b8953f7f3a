import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { HelpRail, helpTopicNamed } from '~/features/help/help-topics'
import { TopicText } from '~/features/help/topic-text'
import { RailFooter } from '~/features/site/rail-footer'
import { SitePage } from '~/features/site/site-page'
import { paths } from '~/routing/paths'
import { useSession } from '~/session/use-session'
import { backLinkClass } from '~/ui/actions/back-link'
import { Icon } from '~/ui/icons/icon'

/** Whether the app has a previous page: according to the browser, else whether this page was opened first. */
const hasBefore = (key: string): boolean => globalThis.navigation?.canGoBack ?? key !== 'default'

/** Goes back to the previous page, or to the start when help was opened first. */
function useBack(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (hasBefore(key) ? navigate(-1) : navigate(paths.login(), { replace: true }))
}

/** '{topic} Help'; without a topic it goes back. */
export function Page() {
  const [query] = useSearchParams()
  const found = helpTopicNamed(query.get('topic'))
  const back = useBack()
  const signedIn = useSession().status === 'signed-in' // a visitor has the footer of every page

  const hasLeft = useRef(false)
  useEffect(() => {
    if (found || hasLeft.current) return
    hasLeft.current = true // one step back, however often this runs
    back()
  })

  if (!found) return <main id="main" aria-busy="true" />
  return (
    <SitePage
      title={`${found.name} Help`}
      above={
        <button type="button" className={backLinkClass} onClick={back}>
          <Icon name="back" small />
          Back
        </button>
      }
      rail={
        <>
          <HelpRail />
          {signedIn && <RailFooter />}
        </>
      }
    >
      <TopicText topic={found.topic} />
    </SitePage>
  )
}
