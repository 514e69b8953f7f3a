import { paths } from '~/routing/paths'
import { sent } from '../support/journal'
import { answered, expect, PHOTO, REFUSED, step, test } from './fixtures'
import { having, label, role, within } from './locators'

/** Runs in the page: returns the point in the search field where its text would end if it filled the field. */
const endOfSearch = () => {
  const field = document.querySelector('input[type="search"]') ?? document.body
  const { right, top, height } = field.getBoundingClientRect()
  return { x: right - parseFloat(getComputedStyle(field).paddingRight) - 8, y: top + height / 2 }
}

test('I follow a golfer and undo it, look at my groups, and invite a friend', async ({
  open,
  backend,
}) => {
  const golfer = await open()
  await golfer.visitAsNora(paths.following('suggestions'))
  await step('request to follow a golfer, and cancel the request', async () => {
    const first = within(role('main'), role('listitem'), role('link'))
    await golfer.sees(first)
    await golfer.fits()
    const name = await golfer.textOf(first)
    const follow = role('button', `Follow ${name}`)
    const undo = role('button', `Undo, ${name}`)
    await golfer.click(within(role('main'), follow))
    await expect.poll(() => golfer.hasFocus(undo)).toBe(true)
    await expect.poll(() => answered(backend, 'followGolfer')).toBe(1)
    await golfer.press('Enter') // a second tap this soon would count as a double tap
    await golfer.sees(within(role('main'), follow))
    await golfer.seesNo(undo)
    await expect.poll(() => answered(backend, 'unfollowGolfer')).toBe(1)
  })
  await step('a row is no higher with a picture than with initials', async () => {
    // WebKit puts a list item's marker on a line of its own above a picture.
    const spaceAbove = await golfer.evaluate(
      () =>
        Array.from(document.querySelectorAll('main li'), (row) => {
          const top = row.firstElementChild?.getBoundingClientRect().top ?? 0
          return Math.round(top - row.getBoundingClientRect().top)
        }),
      null,
    )
    expect(spaceAbove.length).toBeGreaterThan(2)
    expect(Math.max(...spaceAbove)).toBeLessThanOrEqual(1) // the line between two rows
  })
  await step('a press at the end of a search keeps its text', async () => {
    const field = role('searchbox', 'Search by name')
    await golfer.fill(field, 'bea')
    // WebKit has its own button to clear a search there, which the app hides.
    await golfer.clickAt(await golfer.evaluate(endOfSearch, null))
    expect(await golfer.textOf(field)).toBe('bea')
  })
  await step('unfollow a golfer; the host receives it', async () => {
    await golfer.visit(paths.following('following'))
    await golfer.click(role('button', /^Unfollow /))
    await expect.poll(() => answered(backend, 'unfollowGolfer')).toBe(2)
  })
  await step('open my groups', async () => {
    await golfer.visit(paths.groups())
    await golfer.sees(role('article'))
    await golfer.fits()
  })
  await step('invite a friend with the form, sent with Enter', async () => {
    await golfer.visit(paths.invite())
    await golfer.fill(label('First Name'), 'Joan')
    await golfer.fill(label('Last Name'), 'Abernathy')
    await golfer.fill(label('Email Address'), 'joan.abernathy@hollow.example')
    await golfer.press('Enter')
    await golfer.sees(having(role('status'), 'Invitation sent to Joan Abernathy.'))
    await expect.poll(() => answered(backend, 'sendInvite')).toBe(1)
    await golfer.fits()
  })
})

test('My profile saves changes automatically, and I can set my picture', async ({
  open,
  backend,
}) => {
  const golfer = await open()
  await golfer.visitAsNora(paths.profile())
  await step('a changed city is saved when the field is left', async () => {
    await golfer.fill(role('textbox', 'City'), 'Lyons')
    await golfer.press('Tab')
    await golfer.sees(having(role('status'), 'Saved'))
    expect(answered(backend, 'updateCurrentUser')).toBe(1)
    expect(backend.db.users.get(1)?.city).toBe('Lyons')
  })
  const picture = role('button', /profile picture/)
  const editor = role('dialog', 'Profile picture')
  await step('the dialog keeps the focus, and Escape returns it to the button', async () => {
    await golfer.click(picture)
    // Until the stored picture is loaded, Save is disabled, and Tab leads past the last control.
    await golfer.sees(within(editor, role('button', 'Save', { disabled: false })))
    await golfer.press('Tab')
    await golfer.press('Tab')
    expect(await golfer.hasFocus(editor)).toBe(true)
    await golfer.press('Escape')
    await golfer.seesNo(editor)
    expect(await golfer.hasFocus(picture)).toBe(true)
  })
  await step('choose a picture and save it', async () => {
    await golfer.click(picture)
    await golfer.setFiles(within(editor, 'input[type=file]'), [PHOTO])
    await golfer.sees(within(editor, role('slider', 'Zoom')))
    await golfer.fits()
    await golfer.sees(within(editor, role('button', 'Save', { disabled: false })))
    await golfer.click(within(editor, role('button', 'Save')))
    await golfer.seesNo(editor)
    await expect.poll(() => answered(backend, 'uploadProfilePicture')).toBe(1)
    // The golfer's record is read again; with an expired token that read would be refused, not the upload.
    const answers = () => backend.journal.entries.map(({ operationId }) => operationId)
    await expect
      .poll(() => answers().lastIndexOf('getCurrentUser'))
      .toBeGreaterThan(answers().indexOf('uploadProfilePicture'))
  })
  await step('save another after the token has expired; it is sent again and arrives', async () => {
    expect(await golfer.problems(), 'printed when a picture is saved').toEqual([])
    golfer.expects(REFUSED)
    backend.tokens.expire()
    await golfer.click(picture)
    await golfer.setFiles(within(editor, 'input[type=file]'), [PHOTO])
    await golfer.sees(within(editor, role('slider', 'Zoom')))
    await golfer.click(within(editor, role('button', 'Save')))
    await golfer.seesNo(editor)
    await expect.poll(() => answered(backend, 'uploadProfilePicture')).toBe(2)
    const uploads = sent(backend, 'uploadProfilePicture')
    expect(uploads.map(({ status }) => status)).toEqual([200, 401, 200])
  })
})
