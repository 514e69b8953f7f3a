import type { Backend } from '../../backend/backend'
import { Problem } from '../../lib/problem'
import { handleSignedIn } from '../handle-operation'
import { pageSizeOf, wholeNumber } from '../fields'
import { http } from '../http'
import { betsOf } from './bets-of'

const PAGE_SIZE = 25

export const listMyBets = (backend: Backend) =>
  http.get('/api/Ghin/MyBets', ({ request, query, response }) =>
    handleSignedIn(backend, 'listMyBets', request, ({ viewer }) => {
      const skip = wholeNumber(query.get('skip') ?? '0', 'skip')
      if (skip < 0) throw new Problem(400, 'skip must be 0 or more.')
      const take = pageSizeOf(query.get('take'), 'take', PAGE_SIZE)
      return response(200).json(betsOf(backend.db, viewer).slice(skip, skip + take))
    }),
  )
