import { HttpResponse } from 'msw'
import type { Backend } from '../../backend'
import { Problem } from '../../problem'
import { answerAnyone } from '../answer'
import { wholeNumber } from '../fields'
import { http } from '../http'
import { portraitSvg } from './portrait'

/** Without a token, because image elements ask for it. An unknown golfer looks like one without a picture. */
export const getProfilePicture = (backend: Backend) =>
  http.get('/api/profile/picture/{id}', ({ request, params, response }) =>
    answerAnyone(backend, 'getProfilePicture', request, () => {
      const user = backend.db.users.get(wholeNumber(params.id, 'id'))
      if (!user || user.portrait === null) throw new Problem(404, 'This golfer has no picture.')
      const headers = { 'Content-Type': 'image/svg+xml', 'X-Content-Type-Options': 'nosniff' }
      return response.untyped(new HttpResponse(portraitSvg(user.portrait), { headers }))
    }),
  )
