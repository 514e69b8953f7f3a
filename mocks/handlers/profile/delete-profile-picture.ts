import type { Backend } from '../../backend/backend'
import { handleSignedIn } from '../handle-operation'
import { http } from '../http'
import { removePictures } from './stored-picture'

/** Succeeds even if there is no picture. */
export const deleteProfilePicture = (backend: Backend) =>
  http.delete('/api/profile/picture', ({ request, response }) =>
    handleSignedIn(backend, 'deleteProfilePicture', request, async ({ viewer }) => {
      const { db } = backend
      await db.atomically(async (write) => {
        removePictures(backend, write, viewer.id)
        if (viewer.portrait !== null) await write.change(db.users, viewer.id, { portrait: null })
      })
      return response(200).json({ success: true })
    }),
  )
