import { DAY_MS } from '../../lib/time'
import type { paths } from '~/api/schema'
import type { Backend } from '../../backend/backend'
import { base64Of } from '../../lib/base64'
import type { Write } from '../../db/atomically'
import type { PictureRow } from '../../db/pictures'
import { Problem } from '../../lib/problem'
import type { PictureFile } from './picture-file'

const UNCLAIMED_MS = DAY_MS
const [BEFORE_ID = ''] = ('/api/profile/picture/{id}' satisfies keyof paths).split('{')

/** The address of a stored picture. */
export const addressOf = ({ id }: PictureRow): string => `${BEFORE_ID}${id}`

/** Stores a picture; without a golfer it waits for an account to claim it. */
export function storePicture(
  { db, ids, clock }: Backend,
  write: Write,
  userId: number | null,
  { type, bytes }: PictureFile,
): Promise<PictureRow> {
  const row = { id: ids.next(), userId, type, data: base64Of(bytes), at: clock.now() }
  return write.insert(db.pictures, row)
}

/** Removes every picture that a golfer has uploaded. */
export function removePictures({ db }: Backend, write: Write, userId: number): void {
  for (const { id } of db.pictures.where('userId', userId).slice()) write.remove(db.pictures, id)
}

/** Whether a picture is still available; one that no account claimed within 24 hours is not. */
export const isKept = ({ clock }: Backend, { userId, at }: PictureRow): boolean =>
  userId !== null || clock.now() < at + UNCLAIMED_MS

/** Removes pictures that were not claimed in time. */
export function removeUnclaimed(backend: Backend, write: Write): void {
  const { pictures } = backend.db
  for (const row of pictures.rows().slice())
    if (!isKept(backend, row)) write.remove(pictures, row.id)
}

/** The picture that a sign-up uploaded to this address; throws a Problem 422 for any other address. */
export function unclaimedPicture(backend: Backend, url: string): PictureRow {
  const id = url.startsWith(BEFORE_ID) ? url.slice(BEFORE_ID.length) : ''
  const row = /^\d+$/.test(id) ? backend.db.pictures.get(Number(id)) : undefined
  if (row?.userId === null && isKept(backend, row)) return row
  throw new Problem(422, 'This profile picture is no longer there. Please choose it again.')
}
