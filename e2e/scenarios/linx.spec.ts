import { commentMessages } from '~/domain/messages/comments'
import { newsMessages } from '~/domain/messages/news'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { coursePicker, scoreForm } from '../screens/post-score'
import { shell } from '../screens/shell'
import { commentsOf } from '../screens/comments'
import { expectAccessible, expectNoSidewaysScroll } from '../support/a11y'
import { commentOnAll } from '../support/arrivals'
import { expect } from '../support/fixtures'
import { golfers } from '../support/golfers'
import { sent } from '../support/journal'
import { hostCaughtUp, signIn } from '../support/steps'
import { story, test } from '../support/story'

test.describe('two phones', () => {
  test.use({ as: null })

  test(
    story('saturday-score', 'I sign in and post my score, and my friend sees it at once'),
    async ({ page, join, backend, I }) => {
      const friend = await join(golfers.marcus)
      const form = scoreForm(page)
      await I('check that Marcus has the app open, with nothing new', async () => {
        await friend.goto(paths.postScore())
        await expect(coursePicker(friend).heading).toBeVisible()
        await expect.poll(() => backend.hub.connections()).toBe(1)
        await expect(shell(friend).link('Linx')).toHaveAccessibleName('Linx')
      })
      await I('sign in', async () => {
        await page.goto('/')
        await signIn(page, golfers.nora)
        await expect(linxPage(page).heading).toBeVisible()
        await expect(linxPage(page).items.first()).toBeVisible()
      })
      await I('post 84 at Bellwether Links', async () => {
        await shell(page).link('Post').click()
        await coursePicker(page).course('Bellwether Links').click()
        await form.tee('White').check()
        await form.total.fill('84')
        await form.notes.fill('Two birdies and a lot of walking.')
        await form.post.click()
        await expect(form.alert).toContainText('84')
        await form.close.click()
        await expect(coursePicker(page).heading).toBeVisible()
      })
      await I('check that Marcus is notified', () =>
        expect(shell(friend).link(/^Linx/)).toHaveAccessibleName('Linx 1 new'),
      )
      await I('find it on My Linx', async () => {
        await shell(page).link(/^Linx/).click()
        await linxPage(page).view('My Linx').click()
        const newest = linxPage(page).items.first()
        await expect(newest).toHaveAccessibleName('Nora Whitcombe at Bellwether Links')
        await expect(newest).toContainText('84')
        await expect(newest).toContainText('Two birdies and a lot of walking.')
      })
      await I('check that Marcus sees it at the top of his Linx', async () => {
        await shell(friend).link(/^Linx/).click()
        await expect(linxPage(friend).items.first()).toHaveAccessibleName(
          'Nora Whitcombe at Bellwether Links',
        )
      })
    },
  )
})

test.describe('comments and Woohoos', () => {
  // Tall enough that the first entry with its comments is in view, so that a reload restores no scroll position.
  test.use({ viewport: { width: 1280, height: 1400 } })

  test(
    story('saying-something', 'I send a comment with Enter, and it is still there after a reload'),
    async ({ page, backend, I }) => {
      const thread = commentsOf(linxPage(page).items.first())
      let before = 0
      await I('open the comments and press Enter with nothing typed', async () => {
        await page.goto(paths.linx())
        before = Number.parseInt((await thread.comments.textContent()) ?? '', 10) || 0
        await thread.comments.click()
        await thread.field.press('Enter')
        await expect(thread.panel.getByRole('alert')).toHaveText(commentMessages.empty)
      })
      await I('write two lines and press Enter', async () => {
        await thread.field.fill('Well played')
        await thread.field.press('Shift+Enter')
        await thread.field.pressSequentially('all of you')
        await expectAccessible(page)
        await thread.field.press('Enter')
      })
      await I('see my comment, and the count', async () => {
        const lastComment = thread.panel.getByRole('listitem').last()
        await expect(lastComment).toContainText('Well played\nall of you')
        await expect(lastComment).toContainText('just now')
        await expect(thread.openComments).toHaveText(`${before + 1} comments`)
        await expect(thread.field).toHaveValue('')
        await expect(thread.field).toBeFocused()
        await expect.poll(() => sent(backend, 'addComment')).toHaveLength(1)
      })
      await I('reload, and it is still there', async () => {
        await hostCaughtUp(backend)
        await page.reload()
        await expect(thread.comments).toHaveText(`${before + 1} comments`)
      })
    },
  )

  test(
    story(
      'comment-not-sent',
      'My comment cannot be sent; my text stays, even after a reload, until it can',
    ),
    async ({ page, backend, setFault, clearFaults, I }) => {
      const thread = commentsOf(linxPage(page).items.first())
      await I('comment while the host fails', async () => {
        setFault('addComment', { status: 500, message: 'The clubhouse is closed.' })
        await page.goto(paths.linx())
        const count = await thread.comments.textContent()
        await thread.comments.click()
        await thread.field.fill('Saturday?')
        await thread.field.press('Enter')
        await expect(thread.panel.getByRole('alert')).toHaveText('The clubhouse is closed.')
        await expect(thread.openComments).toHaveText(count ?? '')
      })
      await I('reload, find my text, and fail again', async () => {
        await page.reload()
        await thread.comments.click()
        await expect(thread.field).toHaveValue('Saturday?')
        await thread.send.click()
        await expect(thread.retry).toBeVisible()
      })
      await I('press Retry when the host works again', async () => {
        clearFaults()
        await thread.retry.click()
        await expect(thread.panel.getByRole('listitem').last()).toContainText('Saturday?')
        await expect.poll(() => sent(backend, 'addComment')).toHaveLength(3)
      })
    },
  )

  test(
    story('woohoo', 'I cheer, undo it, and cheer again; one Woohoo is sent'),
    async ({ page, backend, I }) => {
      await page.goto(paths.linx())
      const entries = linxPage(page).items.filter({
        has: page.getByRole('button', { name: 'Woohoo!' }),
      })
      const name = (await entries.first().getAttribute('aria-label')) ?? ''
      const thread = commentsOf(page.getByRole('article', { name }).first())
      let count: string | null = ''
      await I('cheer, and undo it', async () => {
        await thread.giveWoohoo.press('Enter')
        await expect(thread.undo).toBeFocused()
        // A second tap this soon would count as a double tap.
        await expect
          .poll(async () => (await thread.undo.press('Enter'), thread.giveWoohoo.isVisible()))
          .toBe(true)
      })
      await I('cheer with a double tap', async () => {
        await thread.giveWoohoo.dblclick()
        await expect(thread.undo).toBeVisible()
        count = await thread.woohoos.textContent()
        expect(sent(backend, 'sendWoohoo')).toEqual([])
      })
      await I('reload, and one Woohoo is sent', async () => {
        await page.reload()
        await expect.poll(() => sent(backend, 'sendWoohoo')).toHaveLength(1)
        await expect(thread.woohoos).toHaveText(count ?? '')
        await hostCaughtUp(backend)
        await page.reload()
        await expect(thread.woohoos).toHaveText(count ?? '')
        await expect(thread.giveWoohoo).toBeHidden()
      })
      await I('find my name among those who cheered', async () => {
        await thread.woohoos.click()
        await expect(thread.likers).toContainText('Nora Whitcombe')
        await expect.poll(() => sent(backend, 'sendWoohoo')).toHaveLength(1)
      })
    },
  )
})

test(
  story('who-cheered', 'I see who cheered and commented on my rounds since I last looked'),
  async ({ page, backend, I }) => {
    const bell = page.getByRole('button', { name: /^On your rounds/ })
    const list = page.getByRole('dialog', { name: newsMessages.reactions })
    await I('open the list for the first time on this phone', async () => {
      await page.goto(paths.linx())
      await bell.click()
      await expect(list.getByRole('listitem').first()).toBeVisible()
      await expect(list.getByText(/, .+ and .+ gave a Woohoo to your 87 at Larkspur/)).toBeVisible()
      await expect(list.getByText('New', { exact: true })).toHaveCount(0)
      await expectAccessible(page)
      await list.getByRole('button', { name: 'Close' }).click()
      await expect(bell).toBeFocused()
    })
    await I('see that a friend has commented', async () => {
      await expect.poll(() => backend.hub.connections()).toBe(1)
      backend.clock.advance(60_000)
      await commentOnAll(backend, 'Fairways all day.', { newestOwn: 5 })
      await expect(bell).toHaveAccessibleName(/^On your rounds \d+ new$/)
    })
    await I('see the same number in My Bets', async () => {
      const count = (await bell.textContent()) ?? ''
      await page.getByRole('link', { name: 'My Bets', exact: true }).click()
      await expect(page.getByRole('table', { name: /^My bets/ })).toBeVisible()
      await expect(bell).toHaveText(count)
      await page.goBack()
    })
    await I('read who commented, and what', async () => {
      await bell.click()
      const newest = list.getByRole('listitem').first()
      await expect(newest).toContainText('Marcus Bell')
      await expect(newest).toContainText('Fairways all day.')
      await expect(newest.getByText('New', { exact: true })).toBeVisible()
    })
    await I('go to the friend’s page', async () => {
      await list.getByRole('link', { name: 'Marcus Bell' }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Marcus Bell' })).toBeVisible()
      await expect(list).toBeHidden()
    })
    await I('come back; nothing is new any more, even after a reload', async () => {
      await page.goBack()
      await expect(bell).toHaveAccessibleName(newsMessages.reactions)
      await page.reload()
      await bell.click()
      await expect(list.getByText('Fairways all day.').first()).toBeVisible()
      await expect(list.getByText('New', { exact: true })).toHaveCount(0)
    })
    await I('open the round of the comment', async () => {
      await list
        .getByRole('link', { name: /^your \d+ at/ })
        .first()
        .click()
      await expect(page).toHaveURL(/\/linx\/\d+\/golf_/)
      await expect(list).toBeHidden()
    })
  },
)

test(story('settling-up', 'I look up who owes whom on My Bets'), async ({ page, backend, I }) => {
  await I('open My Bets', async () => {
    await page.goto(paths.linx('My Bets'))
    await expect(linxPage(page).view('My Bets')).toHaveAttribute('aria-current', 'page')
  })
  await I('see that I won against Marcus at Larkspur, and that he pays me', async () => {
    const row = page
      .getByRole('row')
      .filter({ hasText: 'Larkspur Municipal' })
      .filter({ hasText: 'Marcus Bell' })
    await expect(row).toContainText('+$6')
    await expect(page.getByText('Marcus Bell pays you $6')).toBeVisible()
    await expectAccessible(page)
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  expect(sent(backend, 'listMyBets').map(({ path }) => path)).toEqual([
    '/api/Ghin/MyBets?skip=0&take=25',
  ])
})
