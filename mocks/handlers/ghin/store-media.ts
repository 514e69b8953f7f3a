import type { Backend } from '../../backend/backend'
import { base64Of } from '../../lib/base64'
import type { Write } from '../../db/atomically'
import type { ScoreRow } from '../../db/scores'
import type { Dice } from '../../backend/dice'
import type { MediaFile } from './media'

const LETTERS = Array.from('ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789')

/** Stores a score's files, each under an address that cannot be guessed, because the score may be private. */
export async function storeMedia(
  { db, ids, dice }: Backend,
  write: Write,
  { id: scoreId, userId }: ScoreRow,
  files: readonly MediaFile[],
): Promise<void> {
  for (const { ending, bytes } of files) {
    const mediaId = `${opaque(dice)}.${ending}`
    const row = { id: ids.next(), scoreId, userId, mediaId, ending, data: base64Of(bytes) }
    await write.insert(db.media, row)
  }
}

const opaque = (dice: Dice): string => Array.from({ length: 16 }, () => dice.pick(LETTERS)).join('')
