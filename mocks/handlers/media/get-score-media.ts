import { HttpResponse } from 'msw'
import type { Backend } from '../../backend/backend'
import { bytesOf } from '../../lib/base64'
import { MEDIA_TYPES, type MediaRow } from '../../db/media'
import { drawnPhoto } from '../../drawing/drawn-photo'
import { Problem } from '../../lib/problem'
import { handleAnyone } from '../handle-operation'
import { http } from '../http'
import { byteRange } from './byte-range'

/** The file at an address never changes. A score may be private, so no shared cache may store it. */
const HEADERS = {
  'Accept-Ranges': 'bytes',
  'Cache-Control': 'private, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
}

/** Needs no token, because image and video elements request it; knowing the address is the permission. */
export const getScoreMedia = (backend: Backend) =>
  http.get('/api/media/{mediaId}', ({ request, param }) =>
    handleAnyone(backend, 'getScoreMedia', request, async (call) => {
      const [row] = backend.db.media.where('mediaId', param('mediaId'))
      const content = row && (await contentOf(row))
      if (!content) throw new Problem(404, 'There is no such picture or video.')
      const size = content.byteLength
      const range = byteRange(call.headers.get('Range'), size)
      if (range === 'none') {
        const headers = { 'Content-Range': `bytes */${size}` }
        throw new Problem(416, `The file has ${size} bytes.`, { headers })
      }
      const headers = { 'Content-Type': MEDIA_TYPES[row.ending], ...HEADERS }
      if (range === 'all') return new HttpResponse(content, { headers })
      const { first, end } = range
      const contentRange = { 'Content-Range': `bytes ${first}-${end - 1}/${size}` }
      const init = { status: 206, headers: { ...headers, ...contentRange } }
      return new HttpResponse(content.slice(first, end), init)
    }),
  )

/** The bytes of a picture or video; undefined if they are lost. */
async function contentOf({ source, data }: MediaRow): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (source === 'lost') return undefined
  return source ? drawnPhoto(Number(data), source === 'portrait') : bytesOf(data)
}
