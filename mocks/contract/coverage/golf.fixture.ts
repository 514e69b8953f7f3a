import type { Backend } from '../../backend/backend'
import { totalForm, topItem, type FormPatch } from '../../handlers/ghin/score-form.fixture'
import { MARCUS, NORA, type Answered } from '../../testing'
import { send, sendSignedOut, sends, sendsSignedOut, type Recipes } from './recipe.fixture'

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...Array.from({ length: 40 }, () => 0)])
const POST_SCORE = '/api/Ghin/PostScore'

const posts =
  (patch: FormPatch, ...files: File[]) =>
  (backend: Backend) =>
    send(backend, 'POST', POST_SCORE, { body: totalForm(patch, files) })

/** Requests a picture of a score that Nora has just posted, without a session. */
const mediaOf =
  (headers: Record<string, string>) =>
  async (backend: Backend): Promise<Answered> => {
    await posts({}, new File([JPEG], 'x.jpg'))(backend)
    const [address = ''] = (await topItem(backend, MARCUS, 'Following'))?.imageUrls ?? []
    return sendSignedOut(backend, 'GET', address, { headers })
  }

/** A comment on the newest item of Nora's feed. */
const says = (path: string, more: object) => async (backend: Backend) => {
  const item = await topItem(backend, NORA, 'Following')
  const body = { SourceTable: item?.sourceTable, SourceId: item?.sourceId, ...more }
  return send(backend, 'POST', path, { body })
}

const GONE = { SourceTable: 'golf_scores', SourceId: 999_999 }
const DETAILS = '/api/comments/details'
const TEES = '/api/Ghin/Courses/13995/TeeSets'

/** The feed with its comments and Woohoos; courses, scores and bets. */
export const golf: Recipes = {
  listLinx: {
    200: sends('GET', '/api/linx?view=Following'),
    403: sends('GET', '/api/linx?view=My+Linx&userId=2'),
    404: sends('GET', '/api/linx?view=User:999999'),
  },
  updateLastNotify: { 200: sends('POST', '/api/linx/update-us_last_notify') },
  getScoreMedia: {
    200: mediaOf({}),
    206: mediaOf({ Range: 'bytes=0-3' }),
    404: sendsSignedOut('GET', '/api/media/k7Qm2vXcT9bW4nLr.jpg'),
    416: mediaOf({ Range: 'bytes=900-' }),
  },
  listCommentDetails: {
    200: async (backend) => {
      const item = await topItem(backend, NORA, 'Following')
      const { sourceTable = '', sourceId = 0 } = item ?? {}
      return send(
        backend,
        'GET',
        `${DETAILS}?sourceTable=${sourceTable}&sourceId=${sourceId}&type=comments`,
      )
    },
    404: sends('GET', `${DETAILS}?sourceTable=golf_scores&sourceId=999999&type=comments`),
  },
  addComment: {
    200: says('/api/comments', { CommentText: 'Well played.' }),
    404: sends('POST', '/api/comments', { body: { ...GONE, CommentText: 'Well played.' } }),
    422: says('/api/comments', { CommentText: ' ' }),
  },
  sendWoohoo: {
    200: says('/api/comments/woohoo', {}),
    404: sends('POST', '/api/comments/woohoo', { body: GONE }),
  },
  validateGolferData: {
    200: sendsSignedOut('POST', '/api/Ghin/ValidateGolferData', {
      body: { hdcpId: '1034567', lastName: 'Whitcombe', gender: 'F' },
    }),
  },
  searchCourses: { 200: sends('GET', '/api/Ghin/SearchCourses?name=Larks') },
  listTeeSets: {
    200: sends('GET', TEES),
    404: sends('GET', '/api/Ghin/Courses/1/TeeSets'),
  },
  listHoles: {
    200: sends('GET', `${TEES}/299501/Holes`),
    404: sends('GET', `${TEES}/1/Holes`),
  },
  postScore: {
    200: posts({}),
    403: async (backend) => {
      await backend.db.associationGolfers.change(1034567, { status: 'Inactive' })
      return posts({})(backend)
    },
    404: posts({ courseId: '1' }),
    422: posts({ scoreTotal: '9' }),
  },
  listMyBets: {
    200: sends('GET', '/api/Ghin/MyBets?skip=0&take=25'),
    400: sends('GET', '/api/Ghin/MyBets?skip=-1'),
  },
  listRecentCourses: { 200: sends('GET', '/api/Scores/RecentCourses') },
}
