import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SESSION_KEYS } from '~/session/token-store'
import { prerender, prerenderFailure, prerenderStart } from './prerender'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

test('the HTML of / is the sign-in page, and its form never puts a password into the address', () => {
  const html = prerender()
  expect(html).toContain('<h1 tabindex="-1">Your round, on the record.</h1>')
  expect(html).toContain('method="dialog"')
  for (const text of ['Email', 'Password', 'Login', 'Forgot Password', 'Create Account'])
    expect(html).toContain(`>${text}<`)
  expect(html).toContain('>Authorized handicap data affiliate<')
})

test('the early scripts read the session from where the session is stored', () => {
  const script = read('early/stored-session.ts')
  const tokens = SESSION_KEYS.filter((key) => script.includes(`'${key}'`))
  expect(tokens).toEqual(['auth_token', 'refresh_token'])
  const [, flag] = /refused: '(\w+)'/.exec(read('../session/storage/session-flags.ts')) ?? []
  expect(read('early/front.js')).toContain(`'${flag}'`)
})

test('the start screen is a golfer’s frame with the skeletons of Linx, the picker and the form, and is inert', () => {
  const html = prerenderStart()
  expect(html).toMatch(/^<div id="start" inert="">/)
  expect(html).toContain('aria-current="page"')
  const [, linx, picker, form, ...more] = html.split('<main ')
  expect(more).toEqual([])
  for (const text of ['Linx', 'Following', 'My Bets', 'TOT']) expect(linx).toContain(`>${text}<`)
  for (const text of ['Post a score', 'Recently Played', 'Search'])
    expect(picker).toContain(`>${text}<`)
  expect(form).toContain('aria-busy="true"')
  expect(form).toContain('>Groups<') // the tab bar below
  expect(html).not.toContain('id="main"') // the page that replaces it has it
})

test('the message that the app cannot be loaded is an alert with a button, and the early scripts find it', () => {
  const html = prerenderFailure()
  expect(html).toMatch(/^<div role="alert">.*Something went wrong\..*>Refresh the page<\/button>/)
  expect(read('early/load-app.ts')).toContain("getElementById('failure')")
})
