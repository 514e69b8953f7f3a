import type { Page } from '@playwright/test'
import { accountPages } from '../screens/account'

/** A golfer who has no account yet. */
export const newGolfer = { first: 'June', last: 'Whitcombe', email: 'june@new.example' }

/** Fills in the whole account form. */
export async function fillSignUp(page: Page, number = ''): Promise<void> {
  const { field, hdcpId } = accountPages(page)
  await field('First Name').fill(newGolfer.first)
  await field('Last Name').fill(newGolfer.last)
  await field('Email').fill(newGolfer.email)
  await field('City').fill('Boulder')
  await field('State').selectOption('Colorado')
  await hdcpId.fill(number)
  await page.getByRole('radio', { name: 'Female' }).check()
  await field('Password').fill('larkspur-84')
  await field('Confirm Password').fill('larkspur-84')
}
