import { HttpResponse } from 'msw'
import type { Backend } from '../../backend/backend'
import { bytesOf } from '../../lib/base64'
import { Problem } from '../../lib/problem'
import { handleAnyone } from '../handle-operation'
import { wholeNumber } from '../fields'
import { http } from '../http'
import { portraitPng } from '../../drawing/portrait'
import { isKept } from './stored-picture'

/** Every picture has an id of its own, so the bytes at an address never change. */
const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
}

/** Needs no token, because image elements request it. The id is the picture's, not the golfer's. */
export const getProfilePicture = (backend: Backend) =>
  http.get('/api/profile/picture/{id}', ({ request, param }) =>
    handleAnyone(backend, 'getProfilePicture', request, async () => {
      const { type, body } = await pictureOf(backend, wholeNumber(param('id'), 'id'))
      const headers = { 'Content-Type': type, ...HEADERS }
      return new HttpResponse(body, { headers })
    }),
  )

/** The uploaded picture with this id, or else the portrait of the golfer who has this number. */
async function pictureOf(
  backend: Backend,
  id: number,
): Promise<{ type: string; body: Uint8Array<ArrayBuffer> }> {
  const { pictures, users } = backend.db
  const row = pictures.get(id)
  if (row && isKept(backend, row)) return { type: row.type, body: bytesOf(row.data) }
  const [drawn] = row ? [] : users.where('portrait', id)
  if (drawn) return { type: 'image/png', body: await portraitPng(id, drawn.gender) }
  throw new Problem(404, 'There is no such picture.')
}
