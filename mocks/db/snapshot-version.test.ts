import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SNAPSHOT_VERSION } from './snapshot'

/** The checksum of each row type as of the last review of SNAPSHOT_VERSION. */
const SEEN = {
  version: 3,
  types: {
    AssociationGolferRow: 'ccfae7b8',
    AttemptRow: '78a91759',
    CommentRow: '42360c46',
    CredentialRow: '454a7b29',
    ErrorReportRow: '30e7d5d2',
    FeedRow: '9482d8d7',
    FollowRow: '8f6952ac',
    FormUseRow: 'fea3b15f',
    GroupMemberRow: '4307f3cc',
    GroupRow: 'a6d397f0',
    LikeRow: 'eb355863',
    MailLinkRow: '6dc0e93c',
    MailRow: '7576a452',
    MediaEnding: 'efbc1a59',
    MediaRow: '2c686310',
    PendingRegistrationRow: '04d3e07a',
    PictureRow: '5699fb96',
    PushDeclineRow: '80b557f2',
    PushSubscriptionRow: 'de7f8ada',
    PushRow: 'b0010af7',
    ScorePartnerRow: 'c27d92e5',
    TeeSetSide: 'd5684e1e',
    ScoreRow: '1d6c4a7e',
    SessionRow: '90aa2315',
    StoryRow: '919e56ba',
    UserRow: 'a7f04d53',
  },
}

const HERE = new URL('.', import.meta.url)

/** The checksums of the row types and the types they are made of, without comments, spaces and line ends. */
function typesOfRows(): Record<string, string> {
  const files = readdirSync(HERE).filter((name) => name.endsWith('.ts') && !name.includes('.test'))
  const texts = files
    .map((name) => readFileSync(new URL(name, HERE), 'utf8'))
    .filter((text) => /^export type \w+Row = /m.test(text))
    .map((text) => text.replaceAll(/\/\*\*[^]*?\*\/|\/\/.*/g, ''))
  const types = texts.flatMap((text) => [
    ...text.matchAll(/^(?:export )?type (\w+) =([^]*?)(?=^(?:export|const|type|function)\b)/gm),
  ])
  const stored = types.filter(([, , type = '']) => !type.includes('Table<'))
  return Object.fromEntries(
    stored.map(([, name = '', type = '']) => [
      name,
      createHash('sha256').update(type.replaceAll(/\s/g, '')).digest('hex').slice(0, 8),
    ]),
  )
}

/** Says what to do about row types that have changed. */
function adviceFor(changed: string[], now: Record<string, string>): string {
  const lines = changed.map((name) => `  ${name}: '${now[name] ?? 'gone: take its line out'}',`)
  return `${changed.join(', ')} changed, and browsers hold worlds with the old rows. Raise SNAPSHOT_VERSION in mocks/db/snapshot.ts, so that these are restarted; leave it where the old rows can still be read, as when a new column may be missing. Then note here, in SEEN, the version and:\n${lines.join('\n')}`
}

test('who changes the type of a row decides about the version of the snapshot', () => {
  const now = typesOfRows()
  const seen: Record<string, string> = SEEN.types
  const changed = [...new Set([...Object.keys(now), ...Object.keys(seen)])].filter(
    (name) => now[name] !== seen[name],
  )
  expect(changed, adviceFor(changed, now)).toEqual([])
  expect(SNAPSHOT_VERSION, 'Note the raised version here, in SEEN.').toBe(SEEN.version)
})
