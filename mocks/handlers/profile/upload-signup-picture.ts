import type { Backend } from '../../backend/backend'
import { handleAnyone } from '../handle-operation'
import { http } from '../http'
import { pictureFile } from './picture-file'
import { addressOf, removeUnclaimed, storePicture } from './stored-picture'

/** Stores a picture, for up to a day, until an account claims it. */
export const uploadSignupPicture = (backend: Backend) =>
  http.post('/api/profile/picture/signup', ({ request, response }) =>
    handleAnyone(backend, 'uploadSignupPicture', request, async (call) => {
      const file = await pictureFile(await call.form())
      const stored = await backend.db.atomically((write) => {
        removeUnclaimed(backend, write)
        return storePicture(backend, write, null, file)
      })
      return response(200).json({ pictureUrl: addressOf(stored) })
    }),
  )
