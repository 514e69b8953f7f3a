/** The requests that measure the fake's throughput. */
import { wireText } from './load.mjs'

const EMAILS = [
  'nora@whitcombe.example',
  'marcus@bell.example',
  'priya@raman.example',
  'hal@winters.example',
]

/** A path of the contract. @typedef {keyof import('../../src/api/schema').paths} Path */

/** @type {Record<'feed' | 'login' | 'comments' | 'version' | 'currentUser', Path>} */
const PATHS = {
  feed: '/api/linx',
  login: '/api/auth/login',
  comments: '/api/comments',
  version: '/api/diagnostic/version',
  currentUser: '/api/user/current',
}
const FEED = `${PATHS.feed}?view=Following`
/** One of this many requests of the mixed load is a write. */
const WRITE_EVERY = 20

/** @typedef {import('./load.mjs').LoadRequest} LoadRequest */

/** @param {number} port @param {string} email @returns {Promise<Record<string, string>>} */
async function signIn(port, email) {
  const response = await fetch(`http://localhost:${port}${PATHS.login}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'linxgolf1' }),
  })
  /** @type {{ accessToken: string }} */
  const { accessToken } = await response.json()
  return { Authorization: `Bearer ${accessToken}` }
}

/** Requests to send in turns, by name. @param {number} port of a fake; they are valid for every fake with the same world */
export async function loadsFor(port) {
  const readers = await Promise.all(EMAILS.map((email) => signIn(port, email)))
  const [nora = {}] = readers
  const feed = readers.map((headers) => ({ path: FEED, headers }))
  const response = await fetch(`http://localhost:${port}${FEED}`, {
    headers: nora,
  })
  /** @type {{ items: { sourceTable: string, sourceId: number }[] }} */
  const { items } = await response.json()
  const [item] = items
  const comment = {
    method: 'POST',
    path: PATHS.comments,
    headers: { ...nora, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      SourceTable: item?.sourceTable,
      SourceId: item?.sourceId,
      CommentText: 'Well played!',
    }),
  }
  const get = (/** @type {string} */ path) => ({ path, headers: nora })
  const reads = Array.from(
    { length: WRITE_EVERY - 1 },
    (_, at) => feed[at % feed.length] ?? comment,
  )
  return {
    version: [get(PATHS.version)],
    currentUser: [get(PATHS.currentUser)],
    samePage: [get(FEED)],
    mixed: [comment, ...reads],
    freshPage: [comment, get(FEED)],
    comment: [comment],
  }
}

/** Requests in turns, as they are on the wire. @param {LoadRequest[]} requests @returns {(number: number) => Buffer} */
export function inTurns(requests) {
  const texts = requests.map(wireText)
  return (number) => texts[number % texts.length] ?? Buffer.from('')
}
