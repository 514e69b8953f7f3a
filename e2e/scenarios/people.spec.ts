import { groupMessages } from '~/domain/messages/groups'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { followingPage, groupsPage } from '../screens/people'
import { expect } from '../support/fixtures'
import { golfers } from '../support/golfers'
import { story, test } from '../support/story'

test.describe('a private club', () => {
  test.use({ scenario: 'private-club' })

  test(
    story('letting-in', 'A golfer requests to follow me; I approve, and they see my rounds'),
    async ({ page, backend, join, I }) => {
      const people = followingPage(page)
      let before = 0
      let name = ''
      await I('see how many wait, and open them', async () => {
        await page.goto(paths.following())
        await expect(people.requests).toHaveAccessibleName(/\d+ waiting/)
        before = Number(/\d+/.exec((await people.requests.textContent()) ?? '')?.[0])
        await people.requests.click()
      })
      await I('approve the first; the count falls at once', async () => {
        const first = page.getByRole('main').getByRole('listitem').first()
        name = (await first.getByRole('link').textContent()) ?? ''
        await people.action('Approve', name).click()
        await expect(people.requests).toHaveAccessibleName(new RegExp(` ${before - 1} waiting`))
        await expect(people.row(name)).toBeHidden()
      })
      const asker = backend.users().find((user) => user.name === name)
      if (!asker) throw new Error('no follow request')
      await I('know that they see my rounds now', async () => {
        const friend = await join({ ...asker })
        await friend.goto(paths.linx(`User:${golfers.nora.id}`))
        await expect(linxPage(friend).items.first()).toBeVisible()
      })
    },
  )
})

test(
  story('following', 'I follow a suggested golfer, and unfollow again'),
  async ({ page, backend, I }) => {
    const people = followingPage(page)
    let name = ''
    await I('follow the first suggestion', async () => {
      await page.goto(paths.following())
      const first = page.getByRole('main').getByRole('listitem').first()
      name = (await first.getByRole('link').textContent()) ?? ''
      await people.action('Follow', name).click()
      await expect(people.row(name)).toContainText(name)
      await expect(people.row(name)).toBeHidden()
    })
    await I('find them among whom I follow, stop, and undo it', async () => {
      await people.tab('Following').click()
      await expect(people.row(name)).toBeVisible()
      await people.row(name).getByRole('button').click()
      await page.getByRole('button', { name: `Undo, ${name}` }).press('Enter')
      await expect(people.row(name).getByRole('link')).toBeVisible()
    })
    await I('stop after all, and leave: what was held is sent', async () => {
      await people.row(name).getByRole('button').click()
      await page.goto(paths.linx())
      const sent = () =>
        backend.journal.entries.filter((one) => one.operationId === 'unfollowGolfer').length
      await expect.poll(sent).toBe(1)
    })
  },
)

test(
  story('my-group', 'I look who is in my group; leaving it is not offered yet, and says so'),
  async ({ page, trouble, I }) => {
    const card = groupsPage(page).group('Dawn Patrol')
    await I('open the members of Dawn Patrol', async () => {
      await page.goto(paths.groups())
      await card.getByRole('button', { name: 'Members of Dawn Patrol' }).click()
      const owner = card.getByRole('listitem').filter({ hasText: 'Marcus Bell' })
      await expect(owner).toContainText('Owner')
    })
    await I('press Leave', async () => {
      await card.getByRole('button', { name: 'Leave, Dawn Patrol' }).click()
      const status = card.getByRole('status').filter({ hasText: groupMessages.notYet.Leave })
      await expect(status).toBeVisible()
      await expect(card).toBeVisible()
    })
    await I('look again when everybody else has left', async () => {
      trouble('listGroupMembers', { body: '[]' })
      await page.reload()
      await card.getByRole('button', { name: 'Members of Dawn Patrol' }).click()
      await expect(card.getByText(groupMessages.noMembers)).toBeVisible()
    })
  },
)
