import { afterEach, beforeEach, expect, test } from 'vitest'
import '~/ui/styles/index.css'
import { groupMessages } from '~/domain/messages/groups'
import { cachedResponses } from '~/offline/database'
import { session } from '~/session/session'
import { startScreenReader } from '~/ui/focus/screen-reader.fake'
import { startOffline } from '~/offline/offline-start.fake'
import { cut, json, refusal } from '~/testing/responses'
import { aGroup } from '~/testing/builders'
import { GroupList } from './group-list'

const MINE = 'GET /api/group/mygroups'
let it: Awaited<ReturnType<typeof startOffline>>

beforeEach(async () => {
  it = await startOffline({
    [MINE]: () => json([aGroup({ groupName: 'Dawn Patrol', openTo: 'All' })]),
  })
})
afterEach(() => it.leave())

const open = () => it.open(<GroupList view="mygroups" />)

test('an offline start shows the cached groups with their age; they are removed with the session', async () => {
  const before = await open()
  await expect.element(before.getByRole('heading', { name: 'Dawn Patrol' })).toBeVisible()
  const cached = () => it.cached('groups/mygroups')
  await expect.poll(cached).toBeDefined()
  await before.unmount()

  it.network.on(MINE, cut)
  const screenReader = startScreenReader()
  const screen = await open()
  await expect.element(screen.getByText(/^My Groups from \d/)).toBeVisible()
  expect(screenReader.announced()).toEqual([expect.stringMatching(/^My Groups from \d/)])
  screenReader.stop()
  await expect.element(screen.getByRole('heading', { name: 'Dawn Patrol' })).toBeVisible()

  await session.logout()
  await expect.poll(cached).toBeUndefined()
  await expect.element(screen.getByText(/^My Groups from \d/)).not.toBeInTheDocument()
})

test('back online the groups reload; a failing host shows its message without an age', async () => {
  await cachedResponses.put(1, 'groups/mygroups', [])
  it.network.on(MINE, cut)
  const screen = await open()
  const age = screen.getByText(/^My Groups from \d/)
  await expect.element(age).toBeVisible()
  await expect.element(screen.getByText(groupMessages.noGroups)).toBeVisible()
  it.network.on(MINE, () => refusal(400, 'The clubhouse is closed.'))
  window.dispatchEvent(new Event('online'))
  await expect.element(screen.getByText('The clubhouse is closed.')).toBeVisible()
  await expect.element(age).not.toBeInTheDocument()
})

test('an invite-only group shows a lock beside the text', async () => {
  it.network.on(MINE, () => json([aGroup({ openTo: 'Invite' })]))
  const screen = await open()
  const pill = screen.getByText('Invite only')
  await expect.element(pill).toBeVisible()
  expect(pill.element().querySelector('svg')?.childElementCount).toBeGreaterThan(0)
})

test('the placeholder of groups that are loading has a role and a name', async () => {
  it.network.on(MINE, () => new Promise(() => {}))
  const screen = await open()
  await expect.element(screen.getByRole('group', { name: 'Loading groups' })).toBeVisible()
})
