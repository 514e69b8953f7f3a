import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { MemoryRouter } from 'react-router-dom'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '~/api/query-client'
import { momentText } from '~/domain/dates/time-text'
import { contactMessages } from '~/domain/messages/site'
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
  const { getByText } = await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <About />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await expect.element(getByText(momentText(Date.UTC(2026, 5, 13, 21, 30)))).toBeVisible()
  expect(asked.toSorted()).toEqual([
    'GET /api/diagnostic/deployment-time',
    'GET /api/diagnostic/version',
    'HEAD /',
  ])
})
