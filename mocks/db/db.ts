import { createAssociationGolfers } from './association-golfers'
import { createAtomically, type Atomically } from './atomically'
import { createAttempts } from './attempts'
import { createComments } from './comments'
import { createCredentials } from './credentials'
import { createErrorReports } from './error-reports'
import { createFeed } from './feed'
import { createFollows } from './follows'
import { createFormUses } from './form-uses'
import { createGroupMembers } from './group-members'
import { createGroups } from './groups'
import { createLikes } from './likes'
import { createMailLinks } from './mail-links'
import { createMails } from './mails'
import { createMedia } from './media'
import { createPendingRegistrations } from './pending-registrations'
import { createPictures } from './pictures'
import { createPushDeclines } from './push-declines'
import { createPushSubscriptions } from './push-subscriptions'
import { createPushes } from './pushes'
import { createScorePartners } from './score-partners'
import { createScores } from './scores'
import { createSessions } from './sessions'
import { createStories } from './stories'
import { createUsers } from './users'

/** The tables, in the order in which a snapshot lists them. */
const createTables = (touched: () => void) => ({
  users: createUsers(touched),
  credentials: createCredentials(touched),
  sessions: createSessions(touched),
  follows: createFollows(touched),
  scores: createScores(touched),
  scorePartners: createScorePartners(touched),
  media: createMedia(touched),
  feed: createFeed(touched),
  comments: createComments(touched),
  likes: createLikes(touched),
  groups: createGroups(touched),
  groupMembers: createGroupMembers(touched),
  associationGolfers: createAssociationGolfers(touched),
  formUses: createFormUses(touched),
  mailLinks: createMailLinks(touched),
  mails: createMails(touched),
  pendingRegistrations: createPendingRegistrations(touched),
  pictures: createPictures(touched),
  pushDeclines: createPushDeclines(touched),
  pushSubscriptions: createPushSubscriptions(touched),
  pushes: createPushes(touched),
  errorReports: createErrorReports(touched),
  stories: createStories(touched),
  attempts: createAttempts(touched),
})

/** The tables of a world, by name. */
export type Tables = ReturnType<typeof createTables>

/** The database of a world. */
export type Db = Tables & {
  readonly tables: Tables
  /** Increases with every write. */
  revision(): number
  readonly atomically: Atomically
}

/** A fresh, empty database. */
export function createDb(): Db {
  let revision = 0
  const tables = createTables(() => void revision++)
  return { ...tables, tables, revision: () => revision, atomically: createAtomically() }
}
