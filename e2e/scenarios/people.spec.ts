import type { Backend } from '#mocks'
import { followMessages } from '~/domain/messages/follow'
import { groupMessages } from '~/domain/messages/groups'
import { roundMessages } from '~/domain/messages/share'
import { storyMessages } from '~/domain/messages/story'
import { paths } from '~/routing/paths'
import { commentsOf } from '../screens/comments'
import { linxPage } from '../screens/linx'
import { followingPage, groupsPage } from '../screens/people'
import { shell } from '../screens/shell'
import { expect } from '../support/fixtures'
import { golfers, type Golfer } from '../support/golfers'
import { sent } from '../support/journal'
import { skipUndo } from '../support/steps'
import { story, test } from '../support/story'

/** Sends the host a request of a golfer, as from another device. */
async function send(
  backend: Backend,
  { email }: { email: string },
  method: string,
  path: string,
): Promise<void> {
  const { accessToken } = await backend.signIn(email)
  const headers = { Authorization: `Bearer ${accessToken}` }
  const request = new Request(`http://host.example${path}`, { method, headers })
  expect((await backend.handle(request))?.status).toBe(200)
}

const deleteAccount = (backend: Backend, golfer: Golfer) =>
  send(backend, golfer, 'DELETE', '/api/user/current')

test.describe('a private club', () => {
  test.use({ scenario: 'private-club' })

  test(
    story('letting-in', 'A golfer requests to follow me; I approve, and they see my rounds'),
    async ({ page, backend, join, I }) => {
      const people = followingPage(page)
      let before = 0
      let name = ''
      await I('see how many requests wait, and open them', async () => {
        await page.goto(paths.following())
        await expect(people.requests).toHaveAccessibleName(/\d+ waiting/)
        before = Number(/\d+/.exec((await people.requests.textContent()) ?? '')?.[0])
        await people.requests.click()
      })
      await I('approve the first; the count drops at once', async () => {
        const first = page.getByRole('main').getByRole('listitem').first()
        name = (await first.getByRole('link').textContent()) ?? ''
        await people.action('Approve', name).click()
        await expect(people.requests).toHaveAccessibleName(new RegExp(` ${before - 1} waiting`))
        expect(sent(backend, 'approveFollow'), 'sent before the count dropped').toEqual([])
        await skipUndo(page)
        await expect(people.row(name)).toBeHidden()
      })
      const requester = backend.users().find((user) => user.name === name)
      if (!requester) throw new Error('no follow request')
      await I('check that they see my rounds now', async () => {
        const friend = await join({ ...requester })
        await friend.goto(paths.linx(`User:${golfers.nora.id}`))
        await expect(linxPage(friend).items.first()).toBeVisible()
      })
    },
  )
})

test(
  story('following', 'I follow a suggested golfer, and unfollow them again'),
  async ({ page, backend, I }) => {
    const people = followingPage(page)
    let name = ''
    await I('follow the first suggestion', async () => {
      await page.goto(paths.following())
      const first = page.getByRole('main').getByRole('listitem').first()
      name = (await first.getByRole('link').textContent()) ?? ''
      await people.action('Follow', name).click()
      await expect(people.row(name)).toContainText(followMessages.done.following(name))
      await skipUndo(page)
      await expect(people.row(name)).toBeHidden()
    })
    await I('find them on the Following tab, unfollow them, and undo it', async () => {
      await people.tab('Following').click()
      await expect(people.row(name)).toBeVisible()
      await people.row(name).getByRole('button').click()
      await page.getByRole('button', { name: `Undo, ${name}` }).press('Enter')
      await expect(people.row(name).getByRole('link')).toBeVisible()
    })
    await I('unfollow them again, and leave the page; the delayed request is sent', async () => {
      await people.row(name).getByRole('button').click()
      await page.goto(paths.linx())
      await expect.poll(() => sent(backend, 'unfollowGolfer')).toHaveLength(1)
    })
  },
)

test(
  story('my-group', 'I look at who is in my group; I cannot leave it yet, and the app says so'),
  async ({ page, setFault, I }) => {
    const card = groupsPage(page).group('Dawn Patrol')
    await I('open the members of Dawn Patrol', async () => {
      await page.goto(paths.groups())
      await card.getByRole('button', { name: 'Members of Dawn Patrol' }).click()
      const owner = card.getByRole('listitem').filter({ hasText: 'Marcus Bell' })
      await expect(owner).toContainText('Owner')
    })
    await I('press Leave', async () => {
      await card.getByRole('button', { name: 'Leave, Dawn Patrol' }).click()
      const reason = groupMessages.notYet.Leave('Marcus Bell')
      const status = card.getByRole('status').filter({ hasText: reason })
      await expect(status).toBeVisible()
      await expect(card).toBeVisible()
    })
    await I('look again when the group has no members', async () => {
      setFault('listGroupMembers', { body: '[]' })
      await page.reload()
      await card.getByRole('button', { name: 'Members of Dawn Patrol' }).click()
      await expect(card.getByText(groupMessages.noMembers)).toBeVisible()
    })
  },
)

test.describe('a club of private golfers', () => {
  test.use({ scenario: 'private-club' })

  test(
    story(
      'private-friend',
      'I ask to follow a private golfer from their page; they approve while I look at it',
    ),
    async ({ page, backend, I }) => {
      const people = followingPage(page)
      const main = page.getByRole('main')
      let name = ''
      const first = () => name.split(' ')[0] ?? ''
      await I(
        'open a suggested golfer; the page has their name, their index and Follow',
        async () => {
          await page.goto(paths.following('suggestions'))
          const link = main.getByRole('listitem').first().getByRole('link')
          name = (await link.textContent()) ?? ''
          await link.click()
          await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
          await expect(main.getByText(/^HDCP \S/)).toBeVisible()
          await expect(people.action('Follow', name).first()).toBeVisible()
          await expect(shell(page).link(/^Following/)).toHaveAttribute('aria-current', 'page')
        },
      )
      await I('read why no rounds are shown, and ask to follow', async () => {
        await expect(main.getByText(followMessages.noRounds.none(first()))).toBeVisible()
        await people.action('Follow', name).first().click() // the rail also suggests the golfer
        await expect(people.action('Requested', name).first()).toBeVisible()
        await expect(main.getByText(followMessages.noRounds.requested(first()))).toBeVisible()
      })
      await I('reload the page; the request is still pending', async () => {
        await page.reload()
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
        await expect(people.action('Requested', name)).toBeVisible()
      })
      await I('go back to the suggestions', async () => {
        await main.getByRole('link', { name: 'Following', exact: true }).click()
        await expect(page).toHaveURL(paths.following('suggestions'))
        await expect(people.row(name)).toBeHidden()
      })
      await I('search for the golfer; the page says why they are not listed', async () => {
        await main.getByRole('searchbox', { name: 'Search by name' }).fill(name)
        await expect(main.getByText(followMessages.alreadyFollowed)).toBeVisible()
      })
      await I(
        'look at their page while they approve; the rounds appear automatically',
        async () => {
          await people.tab('Following').click()
          await people.row(name).getByRole('link').click()
          await expect(main.getByText(followMessages.noRounds.requested(first()))).toBeVisible()
          const approver = backend.users().find((user) => user.name === name)
          if (!approver) throw new Error(`no golfer ${name}`)
          await send(backend, approver, 'PUT', `/api/follow/approve/${golfers.nora.id}`)
          await expect(linxPage(page).items.first()).toBeVisible()
          await expect(people.action('Unfollow', name).first()).toBeVisible()
          await expect(linxPage(page).showNew).toBeHidden()
        },
      )
    },
  )
})

test(
  story('friend-gone', 'A friend deletes their account while I look at whom I follow'),
  async ({ page, backend, I }) => {
    const people = followingPage(page)
    const { name } = golfers.marcus
    await I('see a friend among those I follow, who then deletes their account', async () => {
      await page.goto(paths.following('following'))
      await expect(people.row(name)).toBeVisible()
      await deleteAccount(backend, golfers.marcus)
    })
    await I(
      'open the friend’s page; it says that they are gone, and offers no action',
      async () => {
        await people.row(name).getByRole('link').click()
        await expect(page.getByText('This golfer is no longer here.')).toBeVisible()
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
        const offered = page.getByRole('button', {
          name: new RegExp(`^Retry$|follow ${name}`, 'i'),
        })
        await expect(offered).toBeHidden()
      },
    )
    await I('go back; the friend is no longer listed', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Following', exact: true }).click()
      await expect(people.row('Hal Winters')).toBeVisible()
      await expect(people.row(name)).toBeHidden()
    })
  },
)

test(
  story('friend-gone-mid-round', 'A friend deletes their account while I look at their round'),
  async ({ page, backend, I }) => {
    const round = linxPage(page).round(golfers.marcus.name, 'Bellwether Links')
    const thread = commentsOf(round)
    const gone = round.getByText('This item is no longer here.')
    await I('open a round of my friend, who then deletes their account', async () => {
      await page.goto(paths.linx(`User:${golfers.marcus.id}`))
      await linxPage(page).items.first().getByRole('link', { name: 'Bellwether Links' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Bellwether Links' })).toBeVisible()
      // Waits until the page has loaded the round, which the host will no longer have.
      const isRead = () => backend.journal.entries.some(({ path }) => path.includes('olderThan='))
      await expect.poll(isRead).toBe(true)
      await deleteAccount(backend, golfers.marcus)
    })
    await I(
      'open the list of who cheered; the page says that the round is gone, and offers no action',
      async () => {
        await thread.woohoos.click()
        await expect(gone).toBeVisible()
        await expect(thread.field).toBeHidden()
        await expect(round.getByRole('button', { name: 'Retry' })).toBeHidden()
      },
    )
    await I('reload; the round is gone, and a link leads back to Linx', async () => {
      await page.reload()
      await expect(page.getByRole('heading', { name: roundMessages.gone })).toBeVisible()
      await page.getByRole('link', { name: 'Back to Linx' }).click()
      await expect(linxPage(page).heading).toBeVisible()
      await expect(linxPage(page).items.first()).toBeVisible()
      await expect(linxPage(page).round(golfers.marcus.name, 'Bellwether Links')).toBeHidden()
    })
  },
)

test(
  story(
    'my-index',
    'I look at my Handicap Index, its last change, its low, and the rounds behind it',
  ),
  async ({ page, setFault, clearFaults, I }) => {
    const index = page.getByRole('region', { name: storyMessages.title })
    const rounds = index.getByRole('table')
    await I('read the figure, its last change and its low', async () => {
      await page.goto(paths.profile())
      await expect(index.getByText(/^\d+\.\d$/).first()).toBeVisible()
      await expect(index.getByText(/^Handicap moved (up|down) from/)).toBeAttached()
      await expect(index.getByRole('term')).toHaveText(['Change', 'Low', 'Revised'])
    })
    await I('open the rounds behind it', async () => {
      await index.getByRole('button', { name: /^Your last \d+ rounds$/ }).click()
      await expect(rounds.getByRole('row').nth(1)).toContainText(/Larkspur Municipal|Bellwether/)
      await expect(index.getByText(/Your GHIN record shows which ones count/)).toBeVisible()
    })
    await I('open one of them, and come back', async () => {
      await rounds
        .getByRole('link', { name: /^Larkspur Municipal/ })
        .first()
        .click()
      await expect(
        page.getByRole('heading', { level: 1, name: 'Larkspur Municipal' }),
      ).toBeVisible()
      await page.getByRole('link', { name: 'Back' }).click()
      await expect(index.getByRole('term').first()).toBeVisible()
    })
    await I('reload while the host fails, and try again', async () => {
      setFault('listLinx', '500')
      await page.reload()
      await expect(index.getByRole('alert')).toBeVisible()
      await index.getByRole('button', { name: 'Retry' }).click()
      await expect(index.getByRole('alert')).toBeVisible()
      clearFaults()
      await expect(async () => {
        const retry = index.getByRole('button', { name: 'Retry' })
        if (await retry.isVisible()) await retry.click({ timeout: 1000 })
        await expect(index.getByRole('term').first()).toBeVisible({ timeout: 1000 })
      }).toPass()
    })
  },
)
