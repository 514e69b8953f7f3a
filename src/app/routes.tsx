import type { ComponentType } from 'react'
import {
  redirect,
  replace,
  type LoaderFunctionArgs,
  type Location,
  type RouteObject,
} from 'react-router-dom'
import type { LoadChunk } from '~/features/updates/load-chunk'
import { type PageInfo, signInInfo } from '~/routing/page-info'
import { paths } from '~/routing/paths'
import type { Session } from '~/session/session-types'
import type { ReturnLocation, AppLocation } from './return-location'
import { Crash, Root, RootCrash, Starting } from './root'

type PageModule = { Page: ComponentType }
type LoadModule = { load: (args: LoaderFunctionArgs) => unknown }

/** A page: its title, its code and the loader of its data; code and data load in parallel. */
const page = (
  path: string,
  info: PageInfo,
  code: () => Promise<PageModule>,
  data?: () => Promise<LoadModule>,
): RouteObject => ({
  path,
  handle: info,
  lazy: {
    Component: async () => (await code()).Page,
    ...(data && { loader: async () => (await data()).load }),
  },
})

const golfersPages: RouteObject[] = [
  page(
    'linx',
    { title: 'Linx', help: 'linx' },
    async () => ({ Page: (await import('./golfers-start')).LinxPage }),
    async () => ({ load: (await import('./golfers-start')).loadLinx }),
  ),
  page(
    'linx/:userId/:sourceTable/:sourceId',
    { title: 'Round', help: 'linx' },
    () => import('../pages/round-page'),
  ),
  page(
    'postscore',
    { title: 'Post a score', help: 'postscore' },
    () => import('../pages/post-score-page'),
    async () => ({ load: (await import('../pages/post-score-loads')).loadCourses }),
  ),
  page(
    'postscore/:courseId/details',
    { title: 'Post a score', help: 'postscore', section: 'Post Details' },
    () => import('../pages/post-score-details-page'),
    async () => ({ load: (await import('../pages/post-score-loads')).loadTeeSets }),
  ),
  page(
    'following',
    { title: 'Following', help: 'following' },
    () => import('../pages/following-page'),
    () => import('../pages/following-load'),
  ),
  page(
    'groups',
    { title: 'Groups', help: 'groups' },
    () => import('../pages/groups-page'),
    () => import('../pages/groups-load'),
  ),
  page('profile', { title: 'Profile', help: 'profile' }, () => import('../pages/profile-page')),
  page(
    'invite',
    { title: 'Invite a player', help: 'invite' },
    () => import('../pages/invite-page'),
  ),
]

const publicPages: RouteObject[] = [
  page('create-account', { title: 'Create Account' }, () => import('../pages/create-account-page')),
  page('createaccount2', { title: 'Account Setup' }, () => import('../pages/account-setup-page')),
  page('check-email', { title: 'Account Setup' }, () => import('../pages/account-setup-page')),
  page(
    'forgot-password',
    { title: 'Forgot Password' },
    () => import('../pages/forgot-password-page'),
  ),
  page('reset-password', { title: 'Reset Password' }, () => import('../pages/reset-password-page')),
  page('about', { title: 'About', help: 'about' }, () => import('../pages/about-page')),
  page('help-system', { title: 'Help' }, () => import('../pages/help-page')),
  page('contact', { title: 'Contact' }, () => import('../pages/contact-page')),
  page('privacy', { title: 'Privacy Policy' }, () => import('../pages/privacy-page')),
  page('terms', { title: 'Terms of Use' }, () => import('../pages/terms-page')),
  page('auth', { title: 'Signing in' }, () => import('../pages/auth-page')),
  page('direct-login', { title: 'Direct sign-in' }, () => import('../pages/direct-login-page')),
  page('debug', { title: 'Debug' }, () => import('../pages/debug-page')),
]

/** The component kit; no build contains it. */
const kit: RouteObject[] = import.meta.env.DEV
  ? [page('kit', { title: 'Kit', bare: true }, () => import('./kit/kit-page'))]
  : []

/** The location of a loader's request. Requests carry neither hash nor state, so those come from the router. */
function locationOf(request: Request, { pathname, search, hash, state }: Location): AppLocation {
  const url = new URL(request.url)
  const path = url.pathname + url.search
  return path === pathname + search ? { path: path + hash, state } : { path }
}

/** Redirects from an address; if the browser is at it already, replaces its entry, since Back would redirect again. */
const redirectTo = (path: string, { url }: Request): Response =>
  (globalThis.location?.href.split('#')[0] === url ? replace : redirect)(path)

/** The same routes with `load` for their code, so that missing chunks are handled in one place (R12). */
function withChunks(route: RouteObject, load: LoadChunk): RouteObject {
  const copy = { ...route }
  const name = route.path ?? 'frame'
  if (typeof route.lazy === 'object') {
    const { Component, loader } = route.lazy
    copy.lazy = {
      ...(Component && { Component: () => load(name, Component) }),
      ...(loader && { loader: () => load(name, loader) }),
    }
  }
  if (!copy.index && copy.children)
    copy.children = copy.children.map((one) => withChunks(one, load))
  return copy
}

type Parts = {
  session: Pick<Session, 'start' | 'hasTokens'>
  lastEmail: () => string
  returnLocation: ReturnLocation
  /** The current location, or the one being navigated to. */
  currentLocation: () => Location
  /** Loads a page's code. */
  load: LoadChunk
}

/** Every route of the app. */
export function routes({
  session,
  lastEmail,
  returnLocation,
  currentLocation,
  load,
}: Parts): RouteObject[] {
  const signedInOnly = async ({ request }: LoaderFunctionArgs) => {
    const golfer = session.hasTokens() ? lastEmail() : undefined
    const { status } = await session.start()
    if (status !== 'anonymous') return null
    // The navigation was superseded: at a logout the saved location has been cleared and must stay so (SES-10).
    if (!request.signal.aborted) returnLocation.save(locationOf(request, currentLocation()), golfer)
    return redirectTo(paths.login(), request)
  }

  const signedOutOnly = async () => {
    const state = await session.start()
    if (state.status === 'anonymous') return null
    // Replaces the sign-in page: Back must not lead to it.
    return replace(
      state.status === 'signed-in' ? returnLocation.take(state.user.us_email).path : paths.linx(),
    )
  }

  const redirectToStart = async ({ request }: LoaderFunctionArgs) => {
    const { status } = await session.start()
    return redirectTo(status === 'anonymous' ? paths.login() : paths.linx(), request)
  }

  const toCheckEmail = ({ request }: LoaderFunctionArgs) =>
    redirectTo(paths.checkEmail() + new URL(request.url).search, request)

  const signIn: RouteObject = {
    ...page('/', signInInfo, () => import('../pages/login-page')),
    loader: signedOutOnly,
  }

  const golfers: RouteObject = {
    lazy: { Component: async () => (await import('./golfers-start')).SignedIn },
    loader: signedInOnly,
    shouldRevalidate: () => true, // the session can end between two navigations
    children: golfersPages,
  }

  const framed: RouteObject = {
    lazy: { Component: async () => (await import('./golfers-start')).Shell },
    children: [
      // A page that throws is replaced inside the frame, so that navigation still works.
      { ErrorBoundary: Crash, children: [golfers, ...publicPages] },
    ],
  }

  const app: RouteObject = {
    Component: Root,
    ErrorBoundary: RootCrash,
    HydrateFallback: Starting,
    children: [
      signIn,
      ...kit,
      framed,
      page(
        'usage',
        { title: 'Usage report', section: 'Usage', bare: true },
        () => import('../pages/usage-page'),
      ),
      { path: 'email-verification', element: null, loader: toCheckEmail },
      { path: 'verify', element: null, loader: toCheckEmail },
      { path: '*', element: null, loader: redirectToStart },
    ],
  }
  return [withChunks(app, load)]
}
