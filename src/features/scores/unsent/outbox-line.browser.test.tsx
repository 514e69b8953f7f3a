import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { appMessages } from '~/domain/messages/app'
import { outboxMessages } from '~/domain/messages/outbox'
import { editScore, emptyEntry, type ScoreEntry } from '~/domain/scores/score-entry'
import { untilReloadIsSafe } from '~/lib/before-reload'
import { setClock, today } from '~/lib/clock'
import { cachedAges, FEED_AGE } from '~/offline/cache'
import { appBadge } from '~/platform/app-badge'
import { paths } from '~/routing/paths'
import { session } from '~/session/session'
import { settle } from '~/lib/timers.fake'
import { never, refusal } from '~/testing/responses'
import { aUser } from '~/testing/builders'
import { signInRoutes, type FakeNetwork } from '~/testing/fake-network'
import { drafts } from '../draft/device-drafts'
import { sampleDraft } from '../draft/score-draft.fake'
import { kindNetwork, newGolfer, POST } from '../form/score-entry.fake'
import { posting } from '../post/app-posting'
import { OutboxLine } from './outbox-line'
import { UnsentScores } from './unsent-scores'

let network: FakeNetwork
beforeEach(() => {
  network = kindNetwork()
})
afterEach(async () => {
  vi.restoreAllMocks()
  posting.reset()
  await cleanup() // the line needs a golfer
  await session.logout()
  network.restore()
})

async function signIn(): Promise<number> {
  const userId = newGolfer()
  for (const [route, reply] of Object.entries(signInRoutes(() => aUser({ us_id: userId }))))
    network.on(route, reply)
  await session.login('n@w.example', 'x')
  return userId
}

/** A golfer at `path` with a score of today that is not posted. */
async function openWithDraft(path: string) {
  const userId = await signIn()
  const draft = sampleDraft({ id: crypto.randomUUID(), userId, datePlayed: today() })
  await drafts.save(draft)
  const screen = await render(
    <MemoryRouter initialEntries={[path]}>
      <OutboxLine>All is well.</OutboxLine>
      {path === '/postscore' && <UnsentScores userId={userId} />}
    </MemoryRouter>,
  )
  await expect.element(screen.getByText(outboxMessages.beforeMidnight)).toBeVisible()
  return { draft, screen }
}

test('a score being sent needs nothing from the golfer: Linx says that it is being sent, and the icon does not count it', async () => {
  const badge = vi.spyOn(appBadge, 'setUnsent')
  network.on(POST, never)
  const { draft, screen } = await openWithDraft('/linx')
  await expect.poll(() => badge.mock.lastCall).toEqual([1])
  posting.post(draft, { teeName: 'Blue' })
  await expect.element(screen.getByText(outboxMessages.sending)).toBeVisible()
  await expect.element(screen.getByText(outboxMessages.beforeMidnight)).not.toBeInTheDocument()
  await expect.poll(() => badge.mock.lastCall).toEqual([0])
})

test('while a score is being posted, and when it is, no message says that it needs the golfer', async () => {
  const { draft, screen } = await openWithDraft('/linx')
  let said = ''
  const observer = new MutationObserver(() => (said += screen.container.textContent))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  posting.post(draft, { teeName: 'Blue' })
  await expect.poll(() => posting.getState().status).toBe('posted')
  await expect.poll(() => drafts.list(draft.userId)).toEqual([])
  await settle()
  expect(said).not.toContain(outboxMessages.needYou(1))
})

test('a score that the association refuses in the background needs the golfer', async () => {
  network.on(POST, () => refusal(403, 'Your membership has lapsed.'))
  const { draft, screen } = await openWithDraft('/linx')
  const waiting = { since: 1, teeName: 'Blue' }
  await drafts.markWaiting(draft, waiting)
  await posting.sendWaiting({ ...draft, waiting }, { known: [] })
  await expect.poll(async () => (await drafts.list(draft.userId))[0]?.refusal).toBeDefined()
  await screen.unmount() // it may still show the score as it was while it was sent
  const { getByRole, getByText } = await render(
    <MemoryRouter>
      <OutboxLine>All is well.</OutboxLine>
    </MemoryRouter>,
  )
  await expect.element(getByText(outboxMessages.needYou(1))).toBeVisible()
  const view = getByRole('link', { name: 'View scores' })
  await expect.element(view).toHaveAttribute('href', paths.postScore())
})

test('while a cached feed is shown, its age replaces the reminder to post, and the scores can still be opened', async () => {
  const { screen } = await openWithDraft('/linx')
  cachedAges.setState({ [FEED_AGE]: Date.now() })
  await expect.element(screen.getByText(/^Linx from \d/)).toBeVisible()
  await expect.element(screen.getByText(outboxMessages.beforeMidnight)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'View scores' })).toBeVisible()
  cachedAges.setState({}, true)
  await expect.element(screen.getByText(outboxMessages.beforeMidnight)).toBeVisible()
})

test('past midnight the line no longer says to post by midnight, and the icon counts no score of today', async () => {
  const badge = vi.spyOn(appBadge, 'setUnsent')
  const { screen } = await openWithDraft('/linx')
  await expect.poll(() => badge.mock.lastCall).toEqual([1])
  onTestFinished(() => setClock(Date.now))
  setClock(() => Date.now() + 24 * 3_600_000)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => badge.mock.lastCall).toEqual([0])
  await expect.element(screen.getByText(outboxMessages.beforeMidnight)).not.toBeInTheDocument()
})

test('a score posted in the background delays a new version, but not a press on Reload (R12)', async () => {
  const { draft, screen } = await openWithDraft('/linx')
  const waiting = { since: 1, teeName: 'Blue' }
  await drafts.markWaiting(draft, waiting)
  await posting.sendWaiting({ ...draft, waiting }, { known: [] })
  await expect.element(screen.getByRole('button', { name: 'See it' })).toBeVisible()
  const [reloadByItself, reloadPressed] = [vi.fn(), vi.fn()]
  void untilReloadIsSafe().then(reloadByItself)
  void untilReloadIsSafe(true).then(reloadPressed)
  await expect.poll(() => reloadPressed.mock.calls.length).toBe(1)
  expect(reloadByItself).not.toHaveBeenCalled()
})

test('the list of unsent scores has no reminder for one that is being sent', async () => {
  network.on(POST, never)
  const { draft, screen } = await openWithDraft('/postscore')
  posting.post(draft, { teeName: 'Blue' })
  await expect.element(screen.getByText('Sending', { exact: true })).toBeVisible()
  await expect.element(screen.getByText(outboxMessages.beforeMidnight)).not.toBeInTheDocument()
  await expect.element(screen.getByText(outboxMessages.sending)).not.toBeInTheDocument()
})

test('the list of unsent scores shows the holes of a round under way, but not of a finished one or a total', async () => {
  const userId = await signIn()
  const save = (courseId: number, entry: ScoreEntry) => {
    const course = { courseId, courseName: `Course ${courseId}` }
    return drafts.save(sampleDraft({ id: `${courseId}`, userId, course, entry }))
  }
  const byHole = (...holes: number[]) =>
    holes.reduce(
      (entry, score, at) => editScore(entry, { kind: 'hole', hole: at + 1, score }),
      emptyEntry('hole-by-hole-9'),
    )
  await save(1, byHole(5, 6, 5, 6, 6, 6, 6))
  await save(2, byHole(5, 5, 5, 5, 5, 5, 5, 5, 4))
  await save(3, editScore(emptyEntry(), { kind: 'type', field: 'total', text: '84' }))
  const screen = await render(
    <MemoryRouter>
      <UnsentScores userId={userId} />
    </MemoryRouter>,
  )
  const link = (course: number) =>
    screen.getByRole('link', { name: `Open the score at Course ${course}` })
  await expect.element(link(1)).toHaveAccessibleDescription(/Draft ?40 thru 7, /)
  await expect.element(link(2)).toHaveAccessibleDescription(/Draft ?44, /)
  await expect.element(link(3)).toHaveAccessibleDescription(/Draft ?84, /)
})

test('on the score pages no line about Linx or live updates moves the form; elsewhere it is shown', async () => {
  await signIn()
  const open = (path: string) =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <OutboxLine>Linx from 4:10 PM.</OutboxLine>
        <p>{path}</p>
      </MemoryRouter>,
    )
  const form = await open(paths.postScoreDetails('14001'))
  await expect.element(form.getByText(paths.postScoreDetails('14001'))).toBeVisible()
  await expect.element(form.getByText('Linx from 4:10 PM.')).not.toBeInTheDocument()
  await form.unmount()
  const linx = await open(paths.linx())
  await expect.element(linx.getByText('Linx from 4:10 PM.')).toBeVisible()
})

test.each([
  [paths.postScore(), outboxMessages.canEnterAtLoaded],
  [paths.postScoreDetails('14001'), outboxMessages.canEnter],
])('without signal %s says where a score can still be entered', async (path, sentence) => {
  await signIn()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const screen = await render(
    <MemoryRouter initialEntries={[path]}>
      <OutboxLine>All is well.</OutboxLine>
    </MemoryRouter>,
  )
  await expect.element(screen.getByText(`${appMessages.offline} ${sentence}`)).toBeVisible()
})
