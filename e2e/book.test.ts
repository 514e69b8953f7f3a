import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accountMessages } from '~/domain/messages/account'
import { appMessages } from '~/domain/messages/app'
import { betMessages } from '~/domain/messages/bets'
import { commentMessages } from '~/domain/messages/comments'
import { courseMessages } from '~/domain/messages/courses'
import { directLoginMessages } from '~/domain/messages/direct-login'
import { followMessages } from '~/domain/messages/follow'
import { groupMessages } from '~/domain/messages/groups'
import { newsMessages } from '~/domain/messages/news'
import { loginMessages } from '~/domain/messages/login'
import { photoMessages } from '~/domain/messages/photo'
import { pushMessages } from '~/domain/messages/push'
import { requestMessages } from '~/domain/messages/request'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { sessionMessages } from '~/domain/messages/session'
import { updateMessages } from '~/domain/messages/updates'

const FOLDER = new URL('scenarios/', import.meta.url)
const stories = readdirSync(FOLDER).map((name) => readFileSync(new URL(name, FOLDER), 'utf8'))

/** The app's texts for errors and empty lists, by the catalog they are in. */
const catalog = {
  accountMessages: [accountMessages, ['registrationFailed', 'resetFailed']],
  appMessages: [
    appMessages,
    [
      'alertTitle',
      'alertDefault',
      'unknownError',
      'crashTitle',
      'crashText',
      'crashAdvice',
      'routerError',
    ],
  ],
  betMessages: [betMessages, ['none']],
  commentMessages: [commentMessages, ['authentication']],
  courseMessages: [courseMessages, ['noneMatching', 'noRecent']],
  directLoginMessages: [directLoginMessages, ['noToken']],
  followMessages: [followMessages, ['empty']],
  groupMessages: [groupMessages, ['noGroups', 'noneAvailable', 'noMembers']],
  newsMessages: [newsMessages, ['noNewLinx', 'empty']],
  loginMessages: [loginMessages, ['rejected']],
  photoMessages: [photoMessages, ['badAnswer']],
  pushMessages: [
    pushMessages,
    ['notSupported', 'noKey', 'denied', 'notSaved', 'notGranted', 'notInstalled'],
  ],
  requestMessages: [requestMessages, ['invalidJson', 'errorFormat', 'networkReason', 'status']],
  scoreEntryMessages: [scoreEntryMessages, ['courseInvalid', 'noTees', 'noResults']],
  sessionMessages: [sessionMessages, ['noRefreshToken', 'refreshFailed', 'authenticationFailed']],
  updateMessages: [updateMessages, ['chunkFailed']],
} as const satisfies Record<string, readonly [Record<string, unknown>, readonly string[]]>

/** The part of a message that a story must quote: all of it, or the text before its first parameter. */
function textOf(message: unknown): string {
  if (typeof message === 'string') return message
  return typeof message === 'function' ? (String(message('~', '~')).split('~')[0] ?? '').trim() : ''
}

/** Whether a story mentions the message, by its key or its text. */
function isTold(where: string, key: string, message: unknown): boolean {
  const text = textOf(message)
  return stories.some((story) => {
    const alias = story.match(new RegExp(`\\b${where}(?: as (\\w+))?\\b[^;]*?\\bfrom '`))
    const name = alias && (alias[1] ?? where)
    const byKey = name ? new RegExp(`\\b${name}\\.${key}\\b`).test(story) : false
    return byKey || (text.length > 8 && story.includes(text))
  })
}

const wanted = Object.entries(catalog).flatMap(([where, [messages, keys]]) =>
  keys.map((key) => ({
    where,
    key,
    message: new Map<string, unknown>(Object.entries(messages)).get(key),
  })),
)

test('every error message of the catalogs is shown by a story of the book', () => {
  const missing = wanted
    .filter(({ where, key, message }) => !isTold(where, key, message))
    .map(({ where, key }) => `${where}.${key}`)
  expect(missing).toEqual([])
})
