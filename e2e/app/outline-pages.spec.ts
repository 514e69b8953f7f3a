import { paths } from '~/routing/paths'
import { followingPage } from '../screens/people'
import { shell } from '../screens/shell'
import { usagePage } from '../screens/usage'
import { expectOutline, inMain } from '../support/expect-outline'
import { expect, test } from '../support/fixtures'

// Compares the accessibility tree, which screen readers use: landmarks, headings, lists and names, without the scenario's texts.

test('the Following, Groups, Invite, Profile, About and help pages have the expected accessibility tree', async ({
  page,
}) => {
  await page.goto(paths.following('requests'))
  const following = followingPage(page)
  const people = (view: string, action: string) =>
    inMain(`
  - heading "Following" [level=1]
  - link /^Requests/
  - navigation "Following views":
    - link "Following"
    - link "Followers"
    - link "Suggestions"
  - list "${view}":
    - listitem:
      - link
      - button /^${action} /
  - complementary "More":
    - region "Not here yet?":
      - heading "Not here yet?" [level=2]`)
  await expectOutline(page, people('requests', 'Approve'))
  await following.tab('Following').click()
  await expectOutline(page, people('following', 'Unfollow'))
  await following.tab('Suggestions').click()
  await expectOutline(page, people('suggestions', 'Follow'))

  await shell(page).link('Groups').click()
  await expectOutline(
    page,
    inMain(`
  - heading "Groups" [level=1]
  - navigation "Groups views":
    - link "My Groups"
    - link "Available Groups"
  - status
  - article "Dawn Patrol":
    - heading "Dawn Patrol" [level=2]
    - button "Members of Dawn Patrol"
    - status
    - button "Leave, Dawn Patrol"`),
  )

  await shell(page).link('Invite').click()
  await expectOutline(
    page,
    inMain(`
  - heading "INVITE A PLAYER" [level=1]
  - textbox "First Name"
  - textbox "Last Name"
  - textbox "Email Address"
  - button "Send Invite" [disabled]
  - status
  - button "Microsoft Contacts"
  - status
  - button "Copy a link"
  - status
  - complementary "More":
    - region "Golfers you may know":
      - heading "Golfers you may know" [level=2]`),
  )

  await shell(page).account.click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expectOutline(
    page,
    inMain(`
  - heading "Profile" [level=1]
  - status
  - button "Change profile picture"
  - heading "Nora Whitcombe" [level=2]
  - region "Your Handicap Index":
    - heading "Your Handicap Index" [level=2]
    - term: Change
    - definition: /^Handicap moved/
    - term: Low
    - definition
    - term: Revised
    - definition
    - button /^Your last \\d+ rounds$/
  - heading "You" [level=2]
  - textbox "First Name": Nora
  - textbox "Last Name"
  - textbox "Email"
  - textbox "City"
  - combobox "State"
  - heading "Handicap" [level=2]
  - textbox "HDCP ID"
  - paragraph:
    - status
  - group "Score Gender":
    - radio "Male"
    - radio "Female" [checked]
  - group "Private Posts":
    - radio "Yes" [checked]
    - radio "No"
  - button "Delete Account"`),
  )

  await page.getByRole('link', { name: 'About', exact: true }).click()
  await expectOutline(
    page,
    inMain(`
  - heading "About" [level=1]
  - term: Version
  - definition
  - button "Copy details"
  - status
  - list:
    - listitem:
      - link "Terms of Use"`),
  )
  await page.getByRole('link', { name: 'Help for this page' }).click()
  await expectOutline(
    page,
    inMain(`
  - button "Back"
  - heading "About Help" [level=1]
  - article:
    - heading [level=2]
  - complementary "More":
    - region "Help":
      - heading "Help" [level=2]
      - list:
        - listitem:
          - link "Linx"`),
  )
})

test.describe('without a session', () => {
  test.use({ as: null, scenario: 'operator' })

  test('the sign-in page, the account form and the usage report have the expected accessibility tree', async ({
    page,
  }) => {
    await page.goto(paths.login())
    await expectOutline(
      page,
      inMain(`
  - heading "Your round, on the record." [level=1]
  - textbox "Email"
  - textbox "Password"
  - button "Show password"
  - button "Login"
  - paragraph:
    - link "Forgot Password"
    - link "Create Account"
  - link "Privacy Policy"
  - link "Contact"`),
    )

    await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0)

    await page.getByRole('link', { name: 'Create Account' }).click()
    await expectOutline(
      page,
      `
- link "Skip to content"
- banner:
  - link "Linx Golf"
  - link "Login"
- status
- main:
  - heading "Create account" [level=1]
  - button "Add a picture"
  - heading "You" [level=2]
  - textbox "First Name"
  - textbox "Last Name"
  - textbox "Email"
  - textbox "City"
  - combobox "State"
  - heading "Handicap" [level=2]
  - textbox /^HDCP ID/
  - paragraph:
    - status
  - group "Score Gender":
    - radio "Male" [checked]
    - radio "Female"
  - heading "Password" [level=2]
  - textbox "Password"
  - button "Show password"
  - textbox "Confirm Password"
  - button "Show confirm password"
  - button "Create Account"
- contentinfo:
  - link "Privacy Policy"
  - link "Contact"`,
    )

    await page.goto(paths.usage())
    await expect(
      page.getByRole('contentinfo').last().getByRole('link', { name: 'Privacy Policy' }),
    ).toBeVisible()
    const usage = usagePage(page)
    await usage.key.fill('linx-operator')
    await usage.open.click()
    await expect(usage.chart).toBeVisible()
    await expectOutline(
      page,
      `
- banner
- main:
  - heading "Usage report" [level=1]
  - status`,
    )
  })
})
