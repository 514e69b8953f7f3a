import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { queryClient } from '~/api/query-client'
import { session } from '~/session/session'
import { lastEmail } from '~/session/storage/session-storage'
import { json } from '~/testing/answers'
import { aUser } from '~/testing/builders'
import { fakeNetwork, signInRoutes } from '~/testing/fake-network'
import { Page } from '~/pages/profile-page'

test('the sign-in page begins with an email that was changed on the profile', async () => {
  let user = aUser({ us_email: 'nora@whitcombe.example' })
  const network = fakeNetwork({
    ...signInRoutes(() => user),
    'PUT /api/user/current': () => {
      user = { ...user, us_email: 'nora@fairway.example' }
      return json(user)
    },
  })
  await session.login('Nora@Whitcombe.example', 'x')
  onTestFinished(async () => {
    await session.logout()
    network.restore()
  })
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <Page /> }])} />
    </QueryClientProvider>,
  )
  await screen.getByLabelText('Email', { exact: true }).fill('nora@fairway.example')
  expect(lastEmail()).toBe('Nora@Whitcombe.example')
  await screen.getByLabelText('City', { exact: true }).click()
  await expect.poll(lastEmail).toBe('nora@fairway.example')
  await screen.unmount()
})
