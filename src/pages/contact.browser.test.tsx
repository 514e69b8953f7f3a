import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { MemoryRouter } from 'react-router-dom'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '~/api/query-client'
import { momentText } from '~/domain/dates/time-text'
import { aboutMessages, contactMessages } from '~/domain/messages/site'
import { paths } from '~/routing/paths'
import { fakeNetwork } from '~/testing/fake-network'
import { json, refusal, undeclared } from '~/testing/responses'
import { Page as About } from './about-page'
import { Page as Privacy } from './privacy-page'
import { Page as Terms } from './terms-page'
import { Page as Contact } from './contact-page'

const EMAIL = 'help@club.example'

/** Puts a setting into the page's head, as a build does. */
function addMeta(name: string, content: string): void {
  const meta = document.createElement('meta')
  meta.name = name
  meta.content = content
  document.head.append(meta)
}
afterEach(() => document.querySelectorAll('meta[name^="linx:"]').forEach((meta) => meta.remove()))

const pages = () =>
  render(
    <MemoryRouter>
      <Contact />
      <Privacy />
      <Terms />
    </MemoryRouter>,
  )

const about = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <About />
      </MemoryRouter>
    </QueryClientProvider>,
  )

test('Contact, Privacy and Terms show the support email and the postal address of the build (HST-03)', async () => {
  addMeta('linx:support-email', EMAIL)
  addMeta('linx:postal-address', 'Bellwether Links|1 Club Road')
  const screen = await pages()
  const links = screen.getByRole('link', { name: EMAIL })
  await expect
    .poll(() => links.elements().map((link) => link.getAttribute('href')))
    .toEqual([`mailto:${EMAIL}`, `mailto:${EMAIL}`, `mailto:${EMAIL}`])
  await expect.element(screen.getByText('1 Club Road')).toBeVisible()
})

test('without them Contact shows a message, and the others link to Contact (HST-03)', async () => {
  const screen = await pages()
  await expect.element(screen.getByText(contactMessages.noEmail)).toBeVisible()
  await expect.element(screen.getByText(contactMessages.noPostalAddress)).toBeVisible()
  expect(document.querySelectorAll('a[href^="mailto:"]')).toHaveLength(0)
  const links = screen.getByRole('link', { name: 'the address on the Contact page' })
  expect(links.elements()).toHaveLength(2)
})

test('About takes the frontend’s time from Last-Modified, which it asks for with HEAD', async () => {
  const asked: string[] = []
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { method, url } = new Request(input, init)
    asked.push(`${method} ${new URL(url).pathname}`)
    return new Response(null, { headers: { 'Last-Modified': 'Sat, 13 Jun 2026 21:30:00 GMT' } })
  })
  onTestFinished(() => fetching.mockRestore())
  const { getByText } = await about()
  await expect.element(getByText(momentText(Date.UTC(2026, 5, 13, 21, 30)))).toBeVisible()
  expect(asked.toSorted()).toEqual([
    'GET /api/diagnostic/deployment-time',
    'GET /api/diagnostic/version',
    'HEAD /',
  ])
})

test('when the host fails, About shows which values are missing, and the rest works', async () => {
  const network = fakeNetwork({
    'GET /api/diagnostic/version': () => refusal(500),
    'GET /api/diagnostic/deployment-time': () =>
      undeclared('a host that sends text', json({ deploymentTime: 'soon' })),
  })
  onTestFinished(network.restore)
  const { getByRole, getByText } = await about()
  const valueOf = (name: string) => getByText(name, { exact: true }).element().nextElementSibling
  for (const name of ['Version', 'Backend deployed'])
    await expect.poll(() => valueOf(name)?.textContent).toBe(aboutMessages.missing)
  expect(valueOf('Support')?.textContent).toBe('Contact') // this build has no contact address
  await expect.element(getByRole('alert')).not.toBeInTheDocument()
  await expect
    .element(getByRole('link', { name: 'Terms of Use' }))
    .toHaveAttribute('href', paths.terms())
})
