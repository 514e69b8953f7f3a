import type { ReactElement } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { queryClient } from '~/api/query-client'
import { appMessages } from '~/domain/messages/app'
import { CourseSkeleton, PickerHead } from '~/features/courses/course-picker'
import { FormSkeleton } from '~/features/scores/form/form-head'
import { START_SCREEN } from '~/lib/first-screen'
import { Page } from '~/pages/login-page'
import { signInInfo } from '~/routing/page-info'
import { paths } from '~/routing/paths'
import { Button } from '~/ui/actions/button'
import { Banner } from '~/ui/feedback/banner'
import { Cards } from '~/ui/layout/card'
import { Providers } from './providers'
import { Root } from './root'
import { TabBar } from './shell/frame'
import { LinxSkeleton } from './shell/loading-screen'
import { TopBar } from './shell/top-bar'

/** The sign-in page as rendered for a visitor, for the HTML of `/`. Run by the build (scripts/build/prerender.mjs). */
export function prerender(): string {
  const signIn = { path: paths.login(), handle: signInInfo, Component: Page }
  const router = createMemoryRouter([{ Component: Root, children: [signIn] }])
  const html = renderToString(<Providers router={router} />)
  router.dispose()
  return html
}

/** Renders one element at Linx, without the app around it. */
function renderAtLinx(element: ReactElement): string {
  const router = createMemoryRouter([{ path: paths.linx(), element }], {
    initialEntries: [paths.linx()],
  })
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  router.dispose()
  return html
}

/**
 * The start screen of every other page, for the HTML: a golfer's frame, and, where the app renders them, the skeletons of
 * Linx, the course picker and the score form. Only that of the address is shown (shell/start-screen.css). Nothing in it can
 * be pressed.
 */
export const prerenderStart = (): string =>
  renderAtLinx(
    <div id={START_SCREEN} inert>
      <TopBar golfer help="linx">
        {null}
      </TopBar>
      <main className="page page--rail">
        <LinxSkeleton />
      </main>
      <main className="page page--rail">
        <div className="page__main">
          <PickerHead searching={false} />
          <Cards>
            <CourseSkeleton played label="" />
          </Cards>
        </div>
      </main>
      <main className="page page--rail">
        <FormSkeleton />
      </main>
      <TabBar />
    </div>,
  )

/** What the early scripts show when the app cannot be loaded: that it failed, and a button to try again. */
export const prerenderFailure = (): string =>
  renderToStaticMarkup(
    <div role="alert">
      <Banner
        kind="offline"
        action={
          <Button variant="line" small>
            {appMessages.crashReload}
          </Button>
        }
      >
        {appMessages.crashTitle}
      </Banner>
    </div>,
  )
