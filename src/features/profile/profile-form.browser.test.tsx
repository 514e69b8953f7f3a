import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { nora } from '~/testing/builders'
import { json, refusal } from '~/testing/responses'
import { fakeNetwork } from '~/testing/fake-network'
import { WithQueries } from '~/testing/with-queries'
import { realTimers } from '~/lib/timers'
import { startScreenReader } from '~/ui/focus/screen-reader.fake'
import { ProfileForm } from './profile-form'

test('on a phone a failed save is visible from the last field, too, even though its reason is not', async () => {
  await page.viewport(390, 500)
  const network = fakeNetwork({
    'PUT /api/user/current': () => refusal(503, 'The clubhouse is closed.'),
  })
  onTestFinished(() => network.restore())
  await render(
    <main id="main" className="page">
      <div className="page__main">
        <ProfileForm user={nora} onSaved={() => {}} readUser={async () => nora} head={null}>
          <p style={{ blockSize: 400 }}>Below the form</p>
        </ProfileForm>
      </div>
    </main>,
    { wrapper: WithQueries },
  )
  await page.getByLabelText('City').fill('Erie')
  page.getByText('Below the form').element().scrollIntoView()
  await userEvent.tab()
  page.getByText('Below the form').element().scrollIntoView()
  await expect.element(page.getByText('The clubhouse is closed.')).toBeInTheDocument()
  page.getByText('Below the form').element().scrollIntoView()
  await expect.element(page.getByText('The clubhouse is closed.')).not.toBeInViewport()
  await expect.element(page.getByText('Not saved')).toBeInViewport()
})

test('the form says when a change is not saved because another field must be corrected', async () => {
  const network = fakeNetwork({ 'PUT /api/user/current': () => json(nora) })
  onTestFinished(() => network.restore())
  await render(
    <ProfileForm user={nora} onSaved={() => {}} readUser={async () => nora} head={null}>
      {null}
    </ProfileForm>,
    { wrapper: WithQueries },
  )
  await page.getByLabelText('Email').fill('nora')
  await page.getByLabelText('City').fill('Erie')
  await userEvent.tab()
  await expect.element(page.getByText('Not saved')).toBeVisible()
  expect(network.count('PUT /api/user/current')).toBe(0)
  await page.getByLabelText('Email').fill('nora@whitcombe.example')
  await userEvent.tab()
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Not saved')).not.toBeInTheDocument()
})

/** Hides the page and shows it again. */
function seeAgain(): void {
  const visibility = vi.spyOn(document, 'visibilityState', 'get')
  onTestFinished(() => visibility.mockRestore())
  for (const state of ['hidden', 'visible'] as const) {
    visibility.mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }
}

test('what another device has saved is shown when the page is visible again, and what is being typed stays', async () => {
  const network = fakeNetwork({ 'PUT /api/user/current': () => refusal(503, 'Closed.') })
  onTestFinished(() => network.restore())
  let record = nora
  await render(
    <ProfileForm user={nora} onSaved={() => {}} readUser={async () => record} head={null}>
      {null}
    </ProfileForm>,
    { wrapper: WithQueries },
  )
  await page.getByLabelText('City').fill('Erie')
  record = { ...nora, us_firstname: 'Norah', us_city: 'Denver' }
  seeAgain()
  await expect.element(page.getByLabelText('First Name')).toHaveValue('Norah')
  await expect.element(page.getByLabelText('City')).toHaveValue('Erie')
})

test('what another device has saved while the form was visible but not used is kept by the next save', async () => {
  const saved: unknown[] = []
  const network = fakeNetwork({
    'PUT /api/user/current': async ({ request }) => {
      saved.push(await request.json())
      return json(nora)
    },
  })
  onTestFinished(() => network.restore())
  let record = nora
  await render(
    <ProfileForm user={nora} onSaved={() => {}} readUser={async () => record} head={null}>
      {null}
    </ProfileForm>,
    { wrapper: WithQueries },
  )
  record = { ...nora, us_firstname: 'Norah', us_private: !nora.us_private }
  const later = realTimers.elapsed() + 31_000
  const elapsed = vi.spyOn(realTimers, 'elapsed').mockReturnValue(later)
  onTestFinished(() => elapsed.mockRestore())
  await page.getByLabelText('City').click()
  await expect.element(page.getByLabelText('First Name')).toHaveValue('Norah')
  await page.getByLabelText('City').fill('Erie')
  await userEvent.tab()
  await expect.poll(() => saved).toHaveLength(1)
  expect(saved[0]).toMatchObject({ firstName: 'Norah', city: 'Erie', private: record.us_private })
  await expect.element(page.getByText('Saved')).toBeVisible() // the announcement of a later one would reach the next test's form
})

test('what another device has saved is shown, too, when the page is visible again while a save is running', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const network = fakeNetwork({
    'PUT /api/user/current': async () => {
      await answered
      return json({ ...nora, us_city: 'Erie' })
    },
  })
  onTestFinished(() => network.restore())
  const reads: string[] = []
  let record = nora
  const read = async () => {
    reads.push(record.us_firstname)
    return record
  }
  await render(
    <ProfileForm user={nora} onSaved={() => {}} readUser={read} head={null}>
      {null}
    </ProfileForm>,
    { wrapper: WithQueries },
  )
  await page.getByLabelText('City').fill('Erie')
  await userEvent.tab()
  await expect.poll(() => network.count('PUT /api/user/current')).toBe(1)
  seeAgain()
  record = { ...nora, us_firstname: 'Norah', us_city: 'Erie' }
  answer()
  await expect.element(page.getByLabelText('First Name')).toHaveValue('Norah')
  expect(reads).toEqual(['Norah'])
})

test.each(['First Name', 'Last Name'])(
  'a %s is cut at the maximum length that the host accepts',
  async (label) => {
    await render(
      <ProfileForm user={nora} onSaved={() => {}} readUser={async () => nora} head={null}>
        {null}
      </ProfileForm>,
      { wrapper: WithQueries },
    )
    const name = page.getByLabelText(label)
    await name.clear()
    await userEvent.type(name, 'i'.repeat(101))
    await expect.element(name).toHaveValue('i'.repeat(100))
    await name.clear() // it is not saved as the page is left
  },
)

test('a match of the HDCP ID is announced after its check, but not again when another field is saved', async () => {
  const network = fakeNetwork({
    'PUT /api/user/current': () => json(nora),
    'POST /api/Ghin/ValidateGolferData': () => json({ isValid: true }),
  })
  onTestFinished(() => network.restore())
  await render(
    <ProfileForm user={nora} onSaved={() => {}} readUser={async () => nora} head={null}>
      {null}
    </ProfileForm>,
    { wrapper: WithQueries },
  )
  const { announced, stop } = startScreenReader()
  onTestFinished(stop)
  const matches = page.getByText('Matches Whitcombe, Female')
  const save = async (label: string, value: string) => {
    await page.getByLabelText(label).fill(value)
    await userEvent.tab()
    await expect.element(page.getByText('Saved')).toBeVisible()
  }
  const times = () => announced().filter((text) => text.startsWith('Matches')).length
  await save('City', 'Erie')
  expect(times()).toBe(0)
  await save('HDCP ID', '7654321')
  await expect.element(matches).toBeVisible()
  expect(times()).toBe(1)
  await save('City', 'Denver')
  await expect.element(matches).toBeVisible()
  expect(times()).toBe(1)
  await page.getByLabelText('HDCP ID').fill('765432')
  await expect.element(matches).not.toBeInTheDocument()
})
