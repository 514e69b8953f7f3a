import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { outlineFaults } from './outline'

const body = (page: Page) => page.locator('body')

/** Expects that the page has this outline (an ARIA snapshot without the scenario's texts) and no accessibility faults. */
export async function expectOutline(page: Page, outline: string): Promise<void> {
  await expect(body(page)).toMatchAriaSnapshot(outline)
  expect(outlineFaults(await body(page).ariaSnapshot())).toEqual([])
}

/** The outline of the page's own part, with its lines indented by two spaces. */
export const inMain = (lines: string) => `- main:${lines}`
