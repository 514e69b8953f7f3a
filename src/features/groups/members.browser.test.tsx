import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { createQueryClient } from '~/api/query-client'
import type { GroupMember } from '~/api/types'
import { groupMessages } from '~/domain/messages/groups'
import { paths } from '~/routing/paths'
import { openedFrom } from '~/routing/router-state'
import { json, refusal } from '~/testing/responses'
import { aFollowEntry, aGroup, aGroupMember } from '~/testing/builders'
import { fakeNetwork } from '~/testing/fake-network'
import { GroupList } from './group-list'
import { Members } from './members'

test('a member’s link leads to their page, which knows that it was opened from Groups', async () => {
  const network = fakeNetwork({
    'GET /api/group/4/members': () => json([aGroupMember({ name: 'Marcus Bell' })]),
  })
  onTestFinished(() => network.restore())
  const client = createQueryClient(() => false)
  client.setQueryData(['follow', 'known'], [aFollowEntry({ userId: 2, fullName: 'Marcus Bell' })])
  const router = createMemoryRouter(
    [
      { path: paths.groups(), element: <Members id="members" groupId={4} name="Dawn Patrol" /> },
      { path: '*', element: null },
    ],
    { initialEntries: [paths.groups('mygroups')] },
  )
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await page.getByRole('link', { name: 'Marcus Bell' }).click()
  await expect.poll(() => router.state.location.pathname).toBe(paths.linx())
  expect(openedFrom(router.state.location.state)).toBe(paths.groups())
})

async function showMembers(members: readonly GroupMember[]) {
  const network = fakeNetwork({ 'GET /api/group/4/members': () => json(members) })
  onTestFinished(() => network.restore())
  const element = <Members id="members" groupId={4} name="Dawn Patrol" />
  await render(
    <QueryClientProvider client={createQueryClient(() => false)}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  )
}

test('each member’s role is shown: the usual one among the facts, another beside the name', async () => {
  const members = [
    aGroupMember({ name: 'Marcus Bell', role: 'Owner' }),
    aGroupMember({ name: 'Priya Raman', role: 'Member', city: 'Denver', state: 'CO' }),
  ]
  await showMembers(members)
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect.element(row('Marcus Bell')).toHaveTextContent(/^.*Marcus Bell Owner/)
  await expect.element(row('Priya Raman')).toHaveTextContent(/Member.*Denver, CO/)
})

test('the members of a large group are rendered sixty at a time (R16)', async () => {
  const all = Array.from({ length: 100 }, (_, at) => aGroupMember({ name: `Golfer ${at + 1}` }))
  await showMembers(all)
  const rows = page.getByRole('listitem')
  await expect.element(rows.last()).toHaveTextContent('Golfer 60')
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(rows.last()).toHaveTextContent('Golfer 100')
  expect(rows.elements()).toHaveLength(100)
})

test('the card of a deleted group says so, and is gone when the list is opened again', async () => {
  let all = [aGroup({ groupId: 4, groupName: 'Dawn Patrol' })]
  const network = fakeNetwork({
    'GET /api/group/available': () => json(all),
    'GET /api/group/4/members': () => refusal(404, 'This group is no longer here.'),
  })
  onTestFinished(() => network.restore())
  const client = createQueryClient(() => false)
  const open = () =>
    render(
      <QueryClientProvider client={client}>
        <RouterProvider
          router={createMemoryRouter([{ path: '*', element: <GroupList view="available" /> }])}
        />
      </QueryClientProvider>,
    )
  const screen = await open()
  await page.getByRole('button', { name: 'Members of Dawn Patrol' }).click()
  await expect.element(page.getByText('This group is no longer here.')).toBeVisible()
  expect(network.count('GET /api/group/available')).toBe(1)
  await screen.unmount()
  all = []
  await open()
  await expect.element(page.getByRole('heading', { name: 'No available groups' })).toBeVisible()
})

test.each([
  ['mygroups', 'Invite', 'Leave'],
  ['available', 'Invite', 'Request Invite'],
  ['available', 'Anyone', 'Join'],
  ['available', undefined, 'Join'],
] as const)(
  'a group in %s that is open to %s has the button %s, which sends nothing',
  async (view, openTo, action) => {
    const group = aGroup({ groupName: 'Dawn Patrol', ownerName: 'Marcus Bell', openTo })
    const network = fakeNetwork({
      'GET /api/group/mygroups': () => json([group]),
      'GET /api/group/available': () => json([group]),
    })
    onTestFinished(() => network.restore())
    await render(
      <QueryClientProvider client={createQueryClient(() => false)}>
        <RouterProvider
          router={createMemoryRouter([{ path: '*', element: <GroupList view={view} /> }])}
        />
      </QueryClientProvider>,
    )
    await page.getByRole('button', { name: `${action}, Dawn Patrol` }).click()
    await expect.element(page.getByText(groupMessages.notYet[action]('Marcus Bell'))).toBeVisible()
    expect(network.seen.map(({ route }) => route)).toEqual([`GET /api/group/${view}`])
  },
)

test('the letters of a crest can be read in forced colors', async () => {
  async function forced(value: string): Promise<void> {
    const features = [{ name: 'forced-colors', value }]
    await cdp().send('Emulation.setEmulatedMedia', { features })
  }
  onTestFinished(() => forced(''))
  const network = fakeNetwork({ 'GET /api/group/available': () => json([aGroup()]) })
  onTestFinished(() => network.restore())
  const { container } = await render(
    <QueryClientProvider client={createQueryClient(() => false)}>
      <RouterProvider
        router={createMemoryRouter([{ path: '*', element: <GroupList view="available" /> }])}
      />
    </QueryClientProvider>,
  )
  await forced('active')
  // What is computed for `fill` is the author's color, not the one that is painted.
  const crest = () => container.querySelector('svg:has(text)')
  await expect.poll(crest).not.toBeNull()
  expect(matchMedia('(forced-colors: active)').matches).toBe(true)
  expect(getComputedStyle(crest() ?? document.body).getPropertyValue('forced-color-adjust')).toBe(
    'none',
  )
})
