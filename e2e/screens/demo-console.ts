import type { Page } from '@playwright/test'

/** Locators for the demo's bar and drawer. */
export const demoConsole = (page: Page) => {
  const bar = page.getByRole('region', { name: 'Demo console' })
  const drawer = page.getByRole('dialog', { name: 'Demo console' })
  return {
    bar,
    drawer,
    try: bar.getByRole('button', { name: 'Try the demo', exact: true }),
    reset: bar.getByRole('button', { name: 'Reset', exact: true }),
    open: bar.getByRole('button', { name: 'Open demo console' }),
    close: drawer.getByRole('button', { name: 'Close demo console' }),
    copyLink: drawer.getByRole('button', { name: 'Copy scenario link' }),
    /** The button that opens a group of the drawer; most groups are within 'For testers'. */
    group: (name: string) =>
      drawer.locator('summary', { has: page.getByRole('heading', { name, exact: true }) }),
  }
}
