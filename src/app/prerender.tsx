import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { Page } from '~/pages/login-page'
import { paths } from '~/routing/paths'
import { Providers } from './providers'
import { Root } from './root'
import { signInInfo } from '~/routing/page-info'

/** The sign-in page as rendered for a visitor, for the HTML of `/`. Run by the build (scripts/build/prerender.mjs). */
export function prerender(): string {
  const signIn = { path: paths.login(), handle: signInInfo, Component: Page }
  const router = createMemoryRouter([{ Component: Root, children: [signIn] }])
  const html = renderToString(<Providers router={router} />)
  router.dispose()
  return html
}
