import { createAtomically, type Atomically } from './atomically'
import { createComments } from './comments'
import { createCredentials } from './credentials'
import { createErrorReports } from './error-reports'
import { createFeed } from './feed'
import { createFollows } from './follows'
import { createLikes } from './likes'
import { createScorePartners } from './score-partners'
import { createScores } from './scores'
import { createSessions } from './sessions'
import { createUsers } from './users'

/** One per collection, in the order a snapshot writes them. */
const createTables = (touched: () => void) => ({
  users: createUsers(touched),
  credentials: createCredentials(touched),
  sessions: createSessions(touched),
  follows: createFollows(touched),
  scores: createScores(touched),
  scorePartners: createScorePartners(touched),
  feed: createFeed(touched),
  comments: createComments(touched),
  likes: createLikes(touched),
  errorReports: createErrorReports(touched),
})

export type Tables = ReturnType<typeof createTables>

export type Db = Tables & {
  readonly tables: Tables
  /** Goes up with every write. */
  revision(): number
  readonly atomically: Atomically
}

/** A fresh, empty database; never a module's own: two tests, two databases. */
export function createDb(): Db {
  let revision = 0
  const tables = createTables(() => void revision++)
  return { ...tables, tables, revision: () => revision, atomically: createAtomically() }
}
