import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { coursePicker, scoreCard, scoreForm } from '../screens/post-score'
import { shell } from '../screens/shell'
import { expectOutline, inMain } from '../support/expect-outline'
import { expect, test } from '../support/fixtures'

// Tall enough to render the first two entries, the first of which has photos.
test.use({ viewport: { width: 1280, height: 1600 } })

// Compares the accessibility tree, which screen readers use: landmarks, headings, lists and names, without the scenario's texts.

const BARS = `
- link "Skip to content"
- banner:
  - link "Linx Golf"
  - navigation "Main":
    - link /^Linx/
    - link "Post"
    - link /^Following/
    - link "Groups"
    - link "Invite"
  - link "Help for this page"
  - button /Nora Whitcombe. Profile and Logout/
- status`

const POST_AGAIN = `
    - region "Post again":
      - heading "Post again" [level=2]
      - list:
        - listitem:
          - link /last time \\d+/`

test('Linx and the pages for posting a score have the expected accessibility tree', async ({
  page,
}) => {
  const linx = linxPage(page)
  await page.goto(paths.linx())
  await expectOutline(
    page,
    `${BARS}
- main:
  - heading "Linx" [level=1]
  - navigation "Linx views":
    - link "Following"
    - link "My Linx"
    - link "My Bets"
  - region "Since you were last here":
    - heading "Since you were last here" [level=2]
    - button /rounds? by/
    - status
  - feed "Linx":
    - article /^Marcus Bell at/:
      - link "Marcus Bell"
      - button /ago$/
      - button /^More about Marcus Bell at/
      - heading [level=2]:
        - link
      - term: OUT
      - definition
      - term: IN
      - definition
      - term: TOT
      - definition
      - term: HDCP
      - definition
      - group /^Marcus Bell at/:
        - button /^\\d+ comments$/
        - button /^\\d+ Woohoos$/
        - button "Woohoo!"
        - status
    - article /^Tom Okafor at/:
      - heading [level=2]:
        - link
      - table:
        - rowgroup:
          - row "PLAYER OUT IN TOT"
        - rowgroup:
          - row:
            - rowheader:
              - link
      - heading "BETS" [level=3]
      - term
      - definition
      - group /^Tom Okafor at/
  - status
  - complementary "More":${POST_AGAIN}
    - region "Golfers you may know":
      - heading "Golfers you may know" [level=2]
      - link "See all"
      - list:
        - listitem:
          - link
          - button /^Follow /
    - link "About"
    - link "Privacy"
    - link "Terms"`,
  )

  await linx.view('My Linx').click()
  await expectOutline(
    page,
    inMain(`
  - heading "Linx" [level=1]
  - region "Your Handicap Index":
    - heading "Your Handicap Index" [level=2]
    - slider "Round"
    - paragraph:
      - button "Show this round"
  - feed "Linx":
    - article`),
  )

  await linx.view('My Bets').click()
  await expectOutline(
    page,
    inMain(`
  - heading "Linx" [level=1]
  - table "My bets, newest first":
    - rowgroup:
      - row "DATE COURSE PARTNER SCORE DOLLARS"
    - rowgroup:
      - row:
        - cell
        - rowheader
  - status:
    - paragraph: /Net across/
  - heading "By partner" [level=2]
  - heading "Settle up" [level=2]
  - list:
    - listitem: /pays/
  - complementary "More":${POST_AGAIN}
    - region "Your last five":
      - heading "Your last five" [level=2]
      - img /^Your last five scores. /`),
  )

  await shell(page).link('Post').click()
  const picker = coursePicker(page)
  await expectOutline(
    page,
    inMain(`
  - heading "Post a score" [level=1]
  - navigation "Choose a course":
    - link "Recently Played"
    - link "Search"
  - list:
    - listitem:
      - link /Last score 87. 18 holes, out 44, in 43/`),
  )

  await picker.course(/^Bellwether Links/).click()
  const form = scoreForm(page)
  await expect(form.total).toBeFocused()
  const entry = `
  - link "Courses"
  - heading "Bellwether Links" [level=1]
  - heading "Score" [level=2]
  - group "How to enter the score":
    - radio "18 holes"
    - radio "9 holes"
    - radio "Hole by hole"`
  const rest = `
  - group "Tees":
    - table:
      - row "TEES RATING SLOPE PAR YARDS"
      - row:
        - rowheader:
          - radio
  - textbox "Date played"
  - button "Today" [pressed]
  - button "Yesterday"
  - group "Score type":
    - radio "Home" [checked]
  - textbox "Notes"
  - group "Photos and video 0 of 3":
    - status
    - button "Add photos or video"
    - status
  - heading "Partners" [level=2]
  - status
  - searchbox "Add a partner"
  - status
  - group "Show to":
    - radio "Followers" [checked]
    - radio "Private"
  - complementary "This score":
    - heading /Not ready yet|Ready to post/ [level=2]
    - status
    - button "Post score"`
  await expectOutline(
    page,
    inMain(`${entry}
  - table:
    - rowgroup:
      - row "OUT IN TOT"
    - rowgroup:
      - row:
        - cell:
          - textbox "Front nine"
        - cell:
          - textbox "Back nine"
        - cell:
          - textbox "Total"${rest}`),
  )

  await form.way('Hole by hole').check({ force: true })
  await expect(scoreCard(page).pad).toBeVisible()
  await expectOutline(
    page,
    inMain(`${entry}
  - group "Hole by hole":
    - table "Scorecard":
      - rowgroup:
        - row:
          - rowheader "HOLE"
          - columnheader "1"
      - rowgroup:
        - row:
          - rowheader "PAR"
        - row:
          - rowheader "SCORE"
          - cell:
            - button "Hole 1, par 4, no score"
    - status
    - region "Score for hole 1":
      - button "Previous hole"
      - button "Undo" [disabled]
      - button "Next hole"
      - button "4 Par"
      - button "More scores, 1 to 19"${rest}`),
  )

  await page.getByRole('radio', { name: '18 holes', exact: true }).check({ force: true })
  await form.total.fill('84')
  await form.post.click()
  await expect(form.alert.getByRole('status').filter({ hasText: 'Handicap' })).toBeVisible()
  await expectOutline(
    page,
    `
- alertdialog "Please note:":
  - heading "Please note:" [level=2]
  - paragraph: Your score is posted.
  - table:
    - rowgroup:
      - row "Kind TOT"
    - rowgroup:
      - row:
        - rowheader "Score"
        - cell "84"
  - status: /^Handicap moved/
  - link "See it in Linx"
  - button "Woohoo!"
  - button "OK"`,
  )
  await form.close.click()
  await expect(picker.heading).toBeFocused()
})
