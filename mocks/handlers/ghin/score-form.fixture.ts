import type { components } from '~/api/schema'
import type { Backend } from '../../backend/backend'
import type { ScoreRow } from '../../db/scores'
import { call, type Answered } from '../../testing'

type Item = components['schemas']['LinxItem']

/** A good form: 84 on the blue tees of Larkspur Municipal, today. */
const GOOD = {
  courseId: '13995',
  courseName: 'Larkspur Municipal',
  teeSetId: '299501',
  teeName: 'Blue',
  teeSetSide: 'All18',
  holesPlayed: '18',
  datePlayed: '2026-06-13',
  scoreType: 'H',
  scoreTotal: '84',
  publicNotes: '',
  showTo: 'Followers',
  partners: '[]',
}

type Part =
  | keyof typeof GOOD
  | 'scoreFront'
  | 'scoreBack'
  | 'parentScoreId'
  | 'parentGroupId'
  | 'requestData'
  | 'idempotencyKey'

export type FormPatch = Partial<Record<Part, string | null>>

/** The good form with some parts replaced; null leaves a part out. */
export function totalForm(patch: FormPatch = {}, files: readonly File[] = []): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...GOOD, ...patch })) {
    if (typeof value === 'string') form.append(name, value)
  }
  for (const file of files) form.append('mediaFiles', file)
  return form
}

const PATH = '/api/Ghin/PostScore'

export const post = (
  backend: Backend,
  as: string,
  body: FormData,
  isInvalid = false,
): Promise<Answered> => call(backend, 'POST', PATH, { as, body, isInvalid })

/** The score that a golfer posted last. */
export const newestOf = (backend: Backend, userId: number): ScoreRow | undefined =>
  backend.db.scores.where('userId', userId).at(-1)

/** A page of a view as a golfer sees it. */
export async function itemsOf(backend: Backend, as: string, view: string): Promise<Item[]> {
  const path = `/api/linx?view=${encodeURIComponent(view)}&pageSize=100`
  const { json } = await call(backend, 'GET', path, { as })
  return json.items
}

export const topItem = async (
  backend: Backend,
  as: string,
  view: string,
): Promise<Item | undefined> => (await itemsOf(backend, as, view))[0]
