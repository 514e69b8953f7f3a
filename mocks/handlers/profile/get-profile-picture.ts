import { HttpResponse } from 'msw'
import type { Backend } from '../../backend/backend'
import { bytesOf } from '../../lib/base64'
import { Problem } from '../../lib/problem'
import { answerAnyone } from '../answer'
import { wholeNumber } from '../fields'
import { http } from '../http'
import { portraitPng } from '../../drawing/portrait'
import { isKept } from './stored-picture'

/** Another picture has another id, so the bytes behind an address never change. */
const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
}

/** Without a token, because image elements ask for it. The id is the picture's, not its golfer's. */
export const getProfilePicture = (backend: Backend) =>
  http.get('/api/profile/picture/{id}', ({ request, param }) =>
    answerAnyone(backend, 'getProfilePicture', request, async () => {
      const { type, body } = await pictureOf(backend, wholeNumber(param('id'), 'id'))
      const headers = { 'Content-Type': type, ...HEADERS }
      return new HttpResponse(body, { headers })
    }),
  )

/** An uploaded picture, or the drawn one that a golfer has. */
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
