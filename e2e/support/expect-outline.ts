import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { outlineFaults } from './outline'

const body = (page: Page) => page.locator('body')

/** The page has this outline (an ARIA snapshot, texts of the scenario left open) without accessibility faults. */
export async function expectOutline(page: Page, outline: string): Promise<void> {
  await expect(body(page)).toMatchAriaSnapshot(outline)
  expect(outlineFaults(await body(page).ariaSnapshot())).toEqual([])
}

/** The outline of a page's own part, its lines indented by two. */
export const inMain = (lines: string) => `- main:${lines}`
