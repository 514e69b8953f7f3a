import type { Page } from '@playwright/test'

/** Records uncaught errors and console errors, including hydration mismatches and violations of the content policy. */
export function pageErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

/** Records the addresses of requests to hosts other than this machine. */
export function foreignRequests(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (!/^(.+\.)?localhost$/.test(new URL(request.url()).hostname)) addresses.push(request.url())
  })
  return addresses
}
