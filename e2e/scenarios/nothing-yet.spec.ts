import { betMessages } from '~/domain/messages/bets'
import { followMessages } from '~/domain/messages/follow'
import { groupMessages } from '~/domain/messages/groups'
import { newsMessages } from '~/domain/messages/news'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { followingPage, groupsPage } from '../screens/people'
import { shell } from '../screens/shell'
import { expect } from '../support/fixtures'
import { story, test } from '../support/story'

test(
  story(
    'nothing-there-yet',
    'I have no rounds, bets, groups or friends yet, and every page says so',
  ),
  async ({ page, setFault, I }) => {
    const respondEmpty = (operationId: string, body: string) => setFault(operationId, { body })
    respondEmpty('listLinx', '{"items":[],"hasMore":false,"oldestActivityDate":null}')
    respondEmpty('listMyBets', '[]')
    respondEmpty('listMyGroups', '[]')
    respondEmpty('listAvailableGroups', '[]')
    respondEmpty('listFollowing', '[]')
    respondEmpty('listFollowers', '[]')
    const { view } = linxPage(page)
    const expectText = (words: string) => expect(page.getByText(words).first()).toBeVisible()
    await I('look at my own Linx and my bets', async () => {
      await page.goto(paths.linx('My Linx'))
      await expectText(newsMessages.empty('My Linx'))
      await view('My Bets').click()
      await expectText(betMessages.none)
    })
    await I('look at Linx on a later visit', async () => {
      await page.evaluate(() => sessionStorage.setItem('linx_visited', 'true'))
      await page.goto(paths.linx())
      await expectText(newsMessages.noNewLinx)
    })
    await I('look at my groups and those I could join', async () => {
      await shell(page).link('Groups').click()
      await expectText(groupMessages.noGroups)
      await groupsPage(page).tab('Available Groups').click()
      await expectText(groupMessages.noneAvailable)
    })
    await I('look at whom I follow and who follows me', async () => {
      await shell(page)
        .link(/^Following/)
        .click()
      await followingPage(page).tab('Following').click()
      await expectText(followMessages.empty('following'))
      await followingPage(page).tab('Followers').click()
      await expectText(followMessages.empty('followers'))
    })
  },
)
