import { courseMessages } from '~/domain/messages/courses'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { coursePicker, scoreForm } from '../screens/post-score'
import { shell } from '../screens/shell'
import { expect } from '../support/fixtures'
import { golfers } from '../support/golfers'
import { sent } from '../support/journal'
import { openRecentCourse } from '../support/steps'
import { story, test } from '../support/story'

test(
  story(
    'finding-a-course',
    'I look for a course; the app says when none is found, none was played, or one has no tees',
  ),
  async ({ page, setFault, clearFaults, I }) => {
    const picker = coursePicker(page)
    await I('search for a course that does not exist', async () => {
      setFault('listRecentCourses', { body: '[]' })
      setFault('listTeeSets', { body: '[]' })
      await page.goto(paths.postScore('search'))
      await picker.search.fill('Atlantis')
      await expect(page.getByText(courseMessages.noneMatching('Atlantis'))).toBeVisible()
    })
    await I('look at the courses I have played, of which there are none', async () => {
      await picker.tab('Recent').click()
      await expect(page.getByText(courseMessages.noRecent)).toBeVisible()
    })
    await I('choose a course for which the association has no tees', async () => {
      await picker.tab('Search').click()
      await picker.search.fill('Bellwether')
      await picker.course('Bellwether Links').click()
      await expect(page.getByText(scoreEntryMessages.noTees)).toBeVisible()
    })
    await I('reload the form when the browser’s record of its course is damaged', async () => {
      await page.evaluate(() => history.replaceState({ usr: { course: 7 }, key: 'k', idx: 0 }, ''))
      await page.reload()
      await expect(page.getByText(scoreEntryMessages.courseInvalid)).toBeVisible()
    })
    await I('search for a partner by a name that no golfer has', async () => {
      clearFaults()
      await page.goto(paths.postScore())
      await picker.course('Bellwether Links').click()
      await page.getByRole('searchbox', { name: 'Add a partner' }).fill('Bartholomew')
      await expect(page.getByText(scoreEntryMessages.noResults)).toBeVisible()
    })
  },
)

test(
  story(
    'score-refused',
    'My score is refused, then the response is unreadable; what I typed stays (R6)',
  ),
  async ({ page, backend, setFault, I }) => {
    const form = scoreForm(page)
    await I('post while the association refuses', async () => {
      await openRecentCourse(page, 'Bellwether Links')
      await form.total.fill('84')
      setFault('postScore', { status: 422, message: 'Your index is being revised.', times: 1 })
      await form.post.click()
      await expect(page.getByText('Your index is being revised.').first()).toBeVisible()
    })
    await I('close the alert, and my 84 is still there', async () => {
      await page.keyboard.press('Escape')
      await expect(form.total).toHaveValue('84')
    })
    await I(
      'post again, but the response is unreadable; the app says that the score may have been posted',
      async () => {
        setFault('postScore', 'malformed:times-1')
        await form.post.click()
        await expect(page.getByText(scoreEntryMessages.unconfirmed).first()).toBeVisible()
        await expect(form.total).toHaveValue('84')
      },
    )
    expect(sent(backend, 'postScore')).toHaveLength(2)
  },
)

test(
  story('association-down', 'The association is down; the app says so, and the rest works'),
  async ({ page, setFault, I }) => {
    await I('search for a course while it is down', async () => {
      setFault('searchCourses', { status: 500, message: 'The handicap service is down.' })
      await page.goto(paths.postScore('search'))
      await coursePicker(page).search.fill('Bellwether')
      await expect(page.getByText('The handicap service is down.')).toBeVisible()
    })
    await I('open my groups, which still work', async () => {
      await shell(page).link('Groups').click()
      await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible()
    })
  },
)

test(
  story(
    'played-too',
    'I press “I played too” on a friend’s round; the form has the course and my last tees',
  ),
  async ({ page, backend, I }) => {
    const form = scoreForm(page)
    const { marcus } = golfers
    await I('press I played too on the round of a friend', async () => {
      await page.goto(paths.linx())
      const round = linxPage(page).round(marcus.name, 'Bellwether Links')
      await round
        .first()
        .getByRole('button', { name: /^More about/ })
        .click()
      await page.getByRole('link', { name: 'I played too' }).click()
    })
    await I('post my score with the form that opens', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Bellwether Links' })).toBeVisible()
      await expect(form.tee('Gold')).toBeChecked()
      await form.total.fill('88')
      await form.post.click()
      await expect(form.alert).toContainText('88')
      await form.close.click()
    })
    await I('check that my score and my friend’s belong to the same round', async () => {
      const score = backend.db.scores.where('userId', golfers.nora.id).at(-1)
      expect(score).toMatchObject({ total: 88 })
      expect(
        backend.db.scores
          .where('userId', marcus.id)
          .some(({ roundId }) => roundId === score?.roundId),
      ).toBe(true)
    })
  },
)
