import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '~/ui/styles/index.css'
import { queryClient } from '~/api/query-client'
import { profileMessages } from '~/domain/messages/profile'
import { forgetDrafts } from '~/features/scores/draft/clear-drafts-on-logout'
import { deferred } from '~/lib/deferred'
import { userDatabase } from '~/platform/db/user-database'
import { noisyPhoto } from '~/platform/pictures/photo.fake'
import { paths } from '~/routing/paths'
import { routerState } from '~/routing/router-state'
import { session } from '~/session/session'
import { lastEmail } from '~/session/storage/sign-in-storage'
import { cut, json, never, refusal } from '~/testing/responses'
import { aUser } from '~/testing/builders'
import { fakeNetwork, signInRoutes } from '~/testing/fake-network'
import { alerts } from '~/ui/overlay/alerts'
import { Page } from '~/pages/profile-page'

type Opened = { search?: string; state?: object }

const showProfile = (at: Opened = {}) =>
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider
        router={createMemoryRouter([{ path: '*', element: <Page /> }], {
          initialEntries: [{ pathname: paths.profile(), ...at }],
        })}
      />
    </QueryClientProvider>,
  )

/** The profile of a golfer whose record on the host may change. */
async function open(user = aUser({ us_email: 'nora@whitcombe.example' }), at: Opened = {}) {
  const host = { user }
  const network = fakeNetwork(signInRoutes(() => host.user))
  await session.login('Nora@Whitcombe.example', 'x')
  const screen = await showProfile(at)
  onTestFinished(async () => {
    await screen.unmount() // the page needs a signed-in golfer
    await session.logout()
    await forgetDrafts(user.us_id)
    network.restore()
  })
  return { host, network, screen }
}

test('the sign-in page begins with an email that was changed on the profile', async () => {
  const { host, network, screen } = await open()
  network.on('PUT /api/user/current', () => {
    host.user = { ...host.user, us_email: 'nora@fairway.example' }
    return json(host.user)
  })
  await screen.getByLabelText('Email', { exact: true }).fill('nora@fairway.example')
  expect(lastEmail()).toBe('Nora@Whitcombe.example')
  await screen.getByLabelText('City', { exact: true }).click()
  await expect.poll(lastEmail).toBe('nora@fairway.example')
})

test('what could not be saved is shown in the next profile form, until it is saved or set back (R7)', async () => {
  const stored = () => userDatabase.get('profile/1')
  const { host, network, screen } = await open(aUser({ us_id: 1, us_city: 'Boulder' }))
  network.on('PUT /api/user/current', () => refusal(400, 'The clubhouse is closed.'))
  const change = async ({ getByLabelText }: typeof screen, city: string) => {
    await getByLabelText('City', { exact: true }).fill(city)
    await getByLabelText('Email', { exact: true }).click()
  }
  await change(screen, 'Erie')
  await expect.poll(stored).toMatchObject({ typed: { city: 'Erie' } }) // for a reload, or another tab
  await screen.unmount()
  await expect.poll(alerts.getState).toBe(profileMessages.notSaved('The clubhouse is closed.'))
  alerts.close()

  const again = await showProfile()
  await expect.element(again.getByLabelText('City', { exact: true })).toHaveValue('Erie')
  await expect.element(again.getByText(profileMessages.restored)).toBeVisible()
  await expect.poll(stored).toBeDefined()
  await change(again, 'Boulder')
  await expect.poll(stored).toBeUndefined()
  await expect.element(again.getByText(profileMessages.restored)).not.toBeInTheDocument()

  await change(again, 'Lyons')
  await expect.poll(stored).toMatchObject({ typed: { city: 'Lyons' } })
  network.on('PUT /api/user/current', () => json(host.user))
  await change(again, 'Lafayette')
  await expect.poll(stored).toBeUndefined()
  await again.unmount()
})

test.each([
  ['City', { city: 'Erie' }, 'PUT /api/user/current'],
  ['HDCP ID', { ghinNumber: '7654321' }, 'POST /api/Ghin/ValidateGolferData'],
] as const)(
  'a changed %s is stored until its answer arrives, for a reload meanwhile (R7)',
  async (field, typed, call) => {
    const { network, screen } = await open(aUser({ us_id: 1, us_city: 'Boulder' }))
    network.on(call, never)
    await screen.getByLabelText(field, { exact: true }).fill(Object.values(typed).join(''))
    await screen.getByLabelText('Email', { exact: true }).click()
    await expect.poll(() => network.count(call)).toBe(1)
    await expect.poll(() => userDatabase.get('profile/1')).toMatchObject({ typed })
  },
)

test('a form that is opened while the one before it still saves does not say that the change was not saved', async () => {
  const { host, network, screen } = await open(aUser({ us_id: 1, us_city: 'Boulder' }))
  const saving = deferred<Response>()
  network.on('PUT /api/user/current', () => saving.promise)
  await screen.getByLabelText('City', { exact: true }).fill('Erie')
  await screen.getByLabelText('Email', { exact: true }).click()
  await expect.poll(() => network.count('PUT /api/user/current')).toBe(1)
  await screen.unmount()
  const again = await showProfile()
  await expect.element(again.getByLabelText('City', { exact: true })).toBeVisible()
  await userDatabase.get('profile/1') // read after the form has read it
  await expect.element(again.getByText(profileMessages.restored)).not.toBeInTheDocument()
  host.user = aUser({ us_id: 1, us_city: 'Erie' })
  saving.resolve(json(host.user))
  await expect.element(again.getByLabelText('City', { exact: true })).toHaveValue('Erie')
  await expect.element(again.getByText(profileMessages.restored)).not.toBeInTheDocument()
  await again.unmount()
})

test('the reason why a change was not saved is shown even after the page was left (R23)', async () => {
  const { network, screen } = await open()
  network.on('PUT /api/user/current', () => refusal(503, 'The clubhouse is closed.'))
  await screen.getByLabelText('City', { exact: true }).fill('Erie')
  await screen.unmount()
  await expect.poll(alerts.getState).toBe(profileMessages.notSaved('The clubhouse is closed.'))
  alerts.close()
})

test.each([
  ['a query parameter', { search: '?picture' }],
  ['the state of a navigation', { state: routerState({ addPicture: true }) }],
])('%s opens the picture dialog, unless the golfer has a picture', async (_what, at) => {
  const { screen } = await open(aUser({ us_picture_url: null }), at)
  const editor = page.getByRole('dialog', { name: 'Profile picture' })
  await expect.element(editor).toBeVisible()
  await screen.unmount()
  await session.logout()
  await open(aUser({ us_picture_url: '/api/profile/picture/1' }), at)
  await page.getByLabelText('City', { exact: true }).click() // no dialog covers it
  await expect.element(editor).not.toBeInTheDocument()
})

test.each([
  ['the answer is lost', cut, false],
  ['the editor is closed', never, true],
] as const)(
  'a picture that the host has is shown, although %s while it is saved',
  async (_why, answer, closes) => {
    const { host, network } = await open(aUser({ us_picture_url: null }))
    network.on('POST /api/profile/picture', () => {
      host.user = aUser({ us_picture_url: '/api/profile/picture/1' })
      return answer()
    })
    await page.getByRole('button', { name: 'Add a profile picture' }).click()
    const photo = new File([await noisyPhoto(60, 40)], 'me.jpg', { type: 'image/jpeg' })
    await userEvent.upload(page.getByLabelText('Picture file'), photo)
    const editor = page.getByRole('dialog', { name: 'Profile picture' })
    const save = editor.getByRole('button', { name: 'Save' })
    await expect.element(save).not.toHaveAttribute('aria-busy')
    await save.click()
    await expect.poll(() => network.count('POST /api/profile/picture')).toBe(1)
    if (!closes) await expect.element(editor.getByRole('alert')).toBeVisible()
    await editor.getByRole('button', { name: 'Close' }).click()
    await expect.element(page.getByRole('button', { name: 'Change profile picture' })).toBeVisible()
  },
)
