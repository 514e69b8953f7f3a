import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { HelpRail, helpTopicNamed } from '~/features/help/help-topics'
import { TopicText } from '~/features/help/topic-text'
import { RailFooter } from '~/features/site/site-footers'
import { SitePage } from '~/features/site/site-page'
import { paths } from '~/routing/paths'
import { useSession } from '~/session/use-session'
import { backLinkClass, useBack } from '~/ui/actions/back-link'
import { Icon } from '~/ui/icons/icon'

/** '{topic} Help'; without a topic it goes back. */
export function Page() {
  const [query] = useSearchParams()
  const found = helpTopicNamed(query.get('topic'))
  const navigate = useNavigate()
  const back = useBack() ?? (() => void navigate(paths.login(), { replace: true }))
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
