import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { session } from '~/session/session'
import { signInForEachTest } from '~/session/signed-in.fake'
import { aSession, marcus, nora } from '~/testing/builders'
import { json } from '~/testing/responses'
import { Root } from './root'

const USE = 'POST /api/usage/form-use'
const signedIn = signInForEachTest()

const PAGES = {
  '/': { title: 'Login', bare: true },
  '/linx': { title: 'Linx', help: 'linx' },
  '/groups': { title: 'Groups', help: 'groups' },
  '/postscore': { title: 'Post a score', help: 'postscore' },
  '/postscore/1/details': { title: 'Tees', help: 'postscore', section: 'Post Details' },
}

test('each change of section is recorded for its golfer, but not the first page, nor the change to the next golfer’s first page', async () => {
  const { network } = signedIn
  network.on(USE, () => json({ success: true }))
  const children = Object.entries(PAGES).map(([path, handle]) => ({ path, handle, element: null }))
  const router = createMemoryRouter([{ Component: Root, children }], {
    initialEntries: ['/groups'],
  })
  await render(<RouterProvider router={router} />)
  const go = async (path: keyof typeof PAGES) => {
    await router.navigate(path)
    await expect.poll(() => document.title).toBe(`${PAGES[path].title} · Linx Golf`)
  }
  await go('/postscore')
  await go('/postscore/1/details')
  await session.logout()
  await go('/')
  network.on('POST /api/auth/login', () => json(aSession({ userId: marcus.us_id })))
  network.on('GET /api/user/current', () => json(marcus))
  await session.login(marcus.us_email, 'linxgolf2')
  await go('/linx')
  await go('/postscore')
  const uses = () => network.seen.filter(({ route }) => route === USE)
  const bodies = () => Promise.all(uses().map(({ request }) => request.clone().json()))
  await expect.poll(bodies).toEqual([
    { oldForm: 'Groups', newForm: 'Post', userId: nora.us_id },
    { oldForm: 'Post', newForm: 'Post Details', userId: nora.us_id },
    { oldForm: 'Linx', newForm: 'Post', userId: marcus.us_id },
  ])
})
