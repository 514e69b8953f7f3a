import type { Backend } from '../../backend/backend'
import { Problem } from '../../lib/problem'
import { answer } from '../answer'
import { wholeNumber } from '../fields'
import { http } from '../http'
import { betsOf } from './bets-of'

const PAGE_SIZE = 25
const LARGEST_PAGE = 100

export const listMyBets = (backend: Backend) =>
  http.get('/api/Ghin/MyBets', ({ request, query, response }) =>
    answer(backend, 'listMyBets', request, ({ viewer }) => {
      const skip = wholeNumber(query.get('skip') ?? '0', 'skip')
      if (skip < 0) throw new Problem(400, 'skip must be 0 or more.')
      const take = wholeNumber(query.get('take') ?? String(PAGE_SIZE), 'take')
      if (take < 1 || take > LARGEST_PAGE) throw new Problem(400, 'take must be from 1 to 100.')
      return response(200).json(betsOf(backend.db, viewer).slice(skip, skip + take))
    }),
  )
