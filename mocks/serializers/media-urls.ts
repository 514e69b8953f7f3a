import type { paths } from '~/api/schema'
import type { Db } from '../db/db'

const [BEFORE_ID = ''] = ('/api/media/{mediaId}' satisfies keyof paths).split('{')

/** Where the pictures and videos of a score are served, in the order they were sent. */
export const mediaUrls = (db: Db, scoreId: number): string[] =>
  db.media.where('scoreId', scoreId).map(({ mediaId }) => `${BEFORE_ID}${mediaId}`)
