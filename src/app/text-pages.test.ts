import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { paths } from '~/routing/paths'
import { Page as Help } from '~/pages/help-page'
import { Page as Privacy } from '~/pages/privacy-page'
import { Page as Terms } from '~/pages/terms-page'

/** The markup of a page at an address. */
const markupOf = (page: ComponentType, address: string): string =>
  renderToStaticMarkup(
    createElement(MemoryRouter, { initialEntries: [address] }, createElement(page)),
  )

const titleOf = (markup: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(markup)?.[1]
const articleOf = (markup: string) => /<article.*<\/article>/.exec(markup)?.[0] ?? ''

test.each([
  ['linx', 'Linx Help'],
  ['postscore', 'Post Help'],
  ['following', 'Following Help'],
  ['groups', 'Groups Help'],
  ['invite', 'Invite Help'],
  ['about', 'About Help'],
  ['profile', 'Profile Help'],
])('the help for %s has several answers', (topic, title) => {
  const markup = markupOf(Help, paths.help(topic))
  expect(titleOf(markup)).toBe(title)
  expect(articleOf(markup).match(/<h2/g)?.length).toBeGreaterThan(2)
})

test('Post Help explains how to enter a score', () => {
  const article = articleOf(markupOf(Help, paths.help('postscore')))
  for (const answer of [
    'adjusted gross score',
    'Eagle or better',
    '9 holes',
    'The tees you played',
    'The day you played',
    'Private',
  ])
    expect(article).toContain(answer)
})

test('the terms contain every clause, and lead to the privacy policy', () => {
  const article = articleOf(markupOf(Terms, paths.terms()))
  for (const clause of [
    'license to use Linx Golf on your own devices',
    'You may not',
    'Termination',
    'broad license',
    'monthly or annually',
    'thirty days, the account becomes inactive',
    'non-refundable',
    'US dollars',
    'US$15',
    '30 days',
    'under 18',
    'parent',
    'Colorado',
    'class action',
  ])
    expect(article).toContain(clause)
  expect(article).toContain(`href="${paths.privacy()}">Privacy Policy</a>`)
})

test('the privacy policy contains every right, and leads to Contact for an address', () => {
  const markup = markupOf(Privacy, paths.privacy())
  expect(titleOf(markup)).toBe('Privacy Policy')
  for (const text of [
    'Updated 4/23/2025',
    'receive a copy',
    'corrected',
    'erased',
    'children under 18',
  ])
    expect(markup).toContain(text)
  expect(markup).toContain(`href="${paths.contact()}">the address on the Contact page</a>`)
})
