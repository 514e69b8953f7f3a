import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { createContractCheck } from './contract-check'

const check = createContractCheck()
const encoded = (text: string) => new TextEncoder().encode(text)

const item = {
  sourceTable: 'golf_scores',
  sourceId: 7,
  userId: 2,
  name: 'Marcus Bell',
  activityDate: '2026-06-13T21:30:00.000+00:00',
  notificationType: 'FollowedUserResult',
  commentCount: 0,
  likeCount: 0,
  hasUserLiked: false,
}
const page = (...items: object[]) => ({ items, hasMore: false, oldestActivityDate: null })
const answered = (operationId: string, body: object, status = 200) =>
  check.response(operationId, HttpResponse.json(body, { status }))

describe('an answer', () => {
  test('that follows the document has no violations', async () => {
    expect(await answered('listLinx', page(item))).toEqual([])
  })

  test('with a renamed field is found twice, by operation and pointer', async () => {
    const { likeCount, ...rest } = item
    expect(await answered('listLinx', page(item, { ...rest, likes: likeCount }))).toEqual([
      {
        operationId: 'listLinx',
        direction: 'response',
        pointer: '/items/1/likeCount',
        message: 'is missing',
      },
      {
        operationId: 'listLinx',
        direction: 'response',
        pointer: '/items/1/likes',
        message: 'is not declared',
      },
    ])
  })

  test('with a value of another type is found at the value', async () => {
    const [violation] = await answered('listLinx', page({ ...item, scoreTotal: '84' }))
    expect(violation).toMatchObject({
      pointer: '/items/0/scoreTotal',
      message: 'must be integer or null',
    })
  })

  test('with a moment without an offset is found', async () => {
    const [violation] = await answered(
      'listLinx',
      page({ ...item, activityDate: '2026-06-13T21:30:00' }),
    )
    expect(violation?.pointer).toBe('/items/0/activityDate')
  })

  test('of a status the operation does not declare is found', async () => {
    const found = await answered('getVersion', { message: 'No.' }, 418)
    expect(found).toMatchObject([{ pointer: '', message: 'status 418 is not declared' }])
  })

  test('of another content type, or of none, is found', async () => {
    const text = await check.response('getVersion', HttpResponse.text('1'))
    expect(text).toMatchObject([{ message: 'content type text/plain is not declared' }])
    const none = await check.response('getVersion', new Response(null))
    expect(none).toMatchObject([{ message: 'content type absent is not declared' }])
    const headers = { 'Content-Type': 'constructor' }
    const inherited = await check.response('getVersion', new Response('1', { headers }))
    expect(inherited).toMatchObject([{ message: 'content type constructor is not declared' }])
  })

  test('of a declared range of types is taken', async () => {
    const headers = { 'Content-Type': 'image/svg+xml' }
    expect(await check.response('getProfilePicture', new Response('<svg/>', { headers }))).toEqual(
      [],
    )
  })

  test('that never came is skipped, and a stream that stays open is left to its reader', async () => {
    expect(await check.response('connectHub', Response.error())).toEqual([])
    const headers = { 'Content-Type': 'text/event-stream' }
    const stream = new Response(new ReadableStream(), { headers })
    expect(await check.response('connectHub', stream)).toEqual([])
    expect([stream.bodyUsed, stream.body?.locked]).toEqual([false, false])
  })

  test('that says it is JSON and is not is found', async () => {
    const headers = { 'Content-Type': 'application/json' }
    const found = await check.response('getVersion', new Response('{', { headers }))
    expect(found).toMatchObject([{ message: 'is not JSON' }])
  })

  test('that is a failure is checked too', async () => {
    expect(await answered('getVersion', { message: 'No.', status: 500 }, 500)).toEqual([])
    const [violation] = await answered('getVersion', { error: 'No.' }, 500)
    expect(violation).toMatchObject({ pointer: '/message', message: 'is missing' })
  })

  test('of an operation missing in the document is found', async () => {
    expect(await answered('flyAway', {})).toMatchObject([{ message: 'is not in the document' }])
  })
})

describe('a request', () => {
  const get = (operationId: string, path: string) =>
    check.request(operationId, new Request(`http://golf.test${path}`), encoded(''))
  const post = (operationId: string, body: string, type = 'application/json') => {
    const headers = { 'Content-Type': type }
    const request = new Request('http://golf.test/api', { method: 'POST', headers })
    return check.request(operationId, request, encoded(body))
  }

  test('that follows the document has no violations', async () => {
    const path =
      '/api/linx?view=My+Linx&pageSize=25&userId=1&olderThan=2026-06-13T21%3A30%3A00.000%2B00%3A00'
    expect(await get('listLinx', path)).toEqual([])
    expect(await get('listTeeSets', '/api/Ghin/Courses/13995/TeeSets?gender=M')).toEqual([])
    expect(await post('login', '{"email":"a@b.c","password":"x"}')).toEqual([])
  })

  test.each([
    ['/api/linx', '/query/view', 'is missing'],
    ['/api/linx?view=Following&pageSize=many', '/query/pageSize', 'must be integer'],
    ['/api/linx?view=Following&pageSize=1000', '/query/pageSize', 'is more than 100'],
    ['/api/linx?view=Following&olderThan=yesterday', '/query/olderThan', 'is no date-time'],
    ['/api/linx?view=Following&page=2', '/query/page', 'is not declared'],
  ])('%s is found at %s', async (path, pointer, message) => {
    expect(await get('listLinx', path)).toMatchObject([{ direction: 'request', pointer, message }])
  })

  test('with a wrong value in its path is found there', async () => {
    const found = await get('listTeeSets', '/api/Ghin/Courses/x%20y/TeeSets')
    expect(found).toMatchObject([{ pointer: '/path/courseId', message: 'must be integer' }])
  })

  test.each([
    ['{"email":"a@b.c"}', '/body/password', 'is missing'],
    ['{"email":"a@b.c","password":"x","remember":true}', '/body/remember', 'is not declared'],
    ['{', '/body', 'is not application/json'],
    ['', '/body', 'is missing'],
  ])('with the body %s is found at %s', async (body, pointer, message) => {
    expect(await post('login', body)).toMatchObject([{ pointer, message }])
  })

  test('in plain text is taken as it is', async () => {
    expect(await post('sendToHub', '{"type":6}\u001e', 'text/plain;charset=UTF-8')).toMatchObject([
      { pointer: '/query/id' },
    ])
  })

  test('of another content type is found', async () => {
    const found = await post('login', 'email=a', 'application/x-www-form-urlencoded')
    expect(found).toMatchObject([{ pointer: '/header/Content-Type' }])
  })

  test('that is a form is checked part by part, lists and files too', async () => {
    const found = async (fields: [string, string | File][]) => {
      const form = new FormData()
      for (const [name, value] of fields) form.append(name, value)
      const request = new Request('http://golf.test/api/Ghin/PostScore', {
        method: 'POST',
        body: form,
      })
      const bytes = new Uint8Array(await request.clone().arrayBuffer())
      return check.request('postScore', request, bytes)
    }
    const file = new File([encoded('x')], 'x.jpg')
    const good = {
      courseId: '13995',
      teeSetId: '299501',
      teeSetSide: 'All18',
      holesPlayed: '18',
      datePlayed: '2026-06-13',
      scoreType: 'H',
      scoreTotal: '84',
    }
    const total = (more: Record<string, string> = {}) => Object.entries({ ...good, ...more })
    expect(await found([...total(), ['mediaFiles', file]])).toEqual([])
    expect(await found(total({ courseId: 'Larkspur' }))).toMatchObject([
      { pointer: '/form/courseId' },
    ])
    expect(await found(total({ scoreType: 'X' }))).toMatchObject([{ pointer: '/form/scoreType' }])
    expect(await found(total({ total: '84' }))).toMatchObject([
      { pointer: '/form/total', message: 'is not declared' },
    ])
    const four = Array.from({ length: 4 }, (): [string, File] => ['mediaFiles', file])
    expect(await found([...total(), ...four])).toMatchObject([{ pointer: '/form/mediaFiles' }])
    const withoutTees = total().filter(([name]) => name !== 'teeSetId')
    expect(await found(withoutTees)).toMatchObject([
      { pointer: '/form/teeSetId', message: 'is missing' },
    ])
    const bogeys = Array.from({ length: 9 }, (_, at) => ({ holeNumber: at + 1, rawScore: 5 }))
    const byHole = {
      courseId: 13995,
      teeSetId: 299501,
      teeSetSide: 'Front9',
      datePlayed: '2026-06-13',
      scoreType: 'H',
      numberOfHoles: 9,
      numberOfPlayedHoles: 9,
      holeDetails: bogeys,
    }
    const holes = (more: Record<string, unknown> = {}) =>
      found([['requestData', JSON.stringify({ ...byHole, ...more })]])
    expect(await holes()).toEqual([])
    expect(await found([...total(), ['requestData', JSON.stringify(byHole)]])).toEqual([])
    expect(await holes({ teeSetId: '299501' })).toMatchObject([
      { pointer: '/form/requestData/teeSetId', message: 'must be integer' },
    ])
    expect(
      await holes({ holeDetails: [{ ...bogeys[0], rawScore: 20 }, ...bogeys.slice(1)] }),
    ).toMatchObject([
      { pointer: '/form/requestData/holeDetails/0/rawScore', message: 'is more than 19' },
    ])
    expect(await holes({ scoreType: undefined })).toMatchObject([
      { pointer: '/form/requestData/scoreType', message: 'is missing' },
    ])
    expect(await found([['requestData', '{']])).toMatchObject([
      { pointer: '/form/requestData', message: 'is not JSON' },
    ])
    expect(await found(total({ partners: '[{"userId":2,"dollars":5}]' }))).toEqual([])
    expect(await found(total({ partners: '[{"userId":2,"dollars":"5"}]' }))).toMatchObject([
      { pointer: '/form/partners/0/dollars', message: 'must be integer' },
    ])
  })

  test.each([
    ['state', 'Colorado'],
    ['ghinNumber', 12],
    ['ghinNumber', 1_000_000_000],
    ['firstName', ' '],
    ['email', 'nora@nowhere'],
  ])('that saves a profile the host refuses with 422 is found: %s %j', async (name, value) => {
    const good = { firstName: 'Nora', lastName: 'Whitcombe', email: 'nora@whitcombe.example' }
    const rest = { city: null, state: 'CO', gender: 'F', private: true, ghinNumber: 1_034_567 }
    const send = async (body: object) => {
      const bytes = encoded(JSON.stringify(body))
      const request = new Request('http://golf.test/api/user/current', {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: bytes,
      })
      return check.request('updateCurrentUser', request, bytes)
    }
    expect(await send({ ...good, ...rest })).toEqual([])
    expect(await send({ ...good, ...rest, [name]: value })).toMatchObject([
      { pointer: `/body/${name}` },
    ])
  })
})
