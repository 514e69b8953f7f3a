import type { Backend } from '../../backend/backend'
import { handleSignedIn } from '../handle-operation'
import { http } from '../http'
import { pictureFile } from './picture-file'
import { addressOf, removePictures, storePicture } from './stored-picture'

/** Replaces the former picture. The new one has another address, so that no cache returns the old one. */
export const uploadProfilePicture = (backend: Backend) =>
  http.post('/api/profile/picture', ({ request, response }) =>
    handleSignedIn(backend, 'uploadProfilePicture', request, async ({ viewer, ...call }) => {
      const { db } = backend
      const file = await pictureFile(await call.form())
      const stored = await db.atomically(async (write) => {
        removePictures(backend, write, viewer.id)
        const row = await storePicture(backend, write, viewer.id, file)
        await write.change(db.users, viewer.id, { portrait: row.id })
        return row
      })
      return response(200).json({ pictureUrl: addressOf(stored) })
    }),
  )
