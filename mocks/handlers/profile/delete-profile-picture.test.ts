import { expect, test } from 'vitest'
import { call, HAL, MARCUS, NORA, openWorld } from '../../testing'
import { pictureForm, png } from './picture.fixture'

const PICTURE = '/api/profile/picture'

test('deleteProfilePicture: a picture is removed, its bytes too; others keep theirs', async () => {
  const backend = await openWorld()
  const upload = (as: string) =>
    call(backend, 'POST', PICTURE, { as, body: pictureForm(png(9, 9)) })
  const nora: { pictureUrl: string } = (await upload(NORA)).json
  const marcus: { pictureUrl: string } = (await upload(MARCUS)).json
  const { status, json } = await call(backend, 'DELETE', PICTURE, { as: NORA })
  expect([status, json]).toEqual([200, { success: true }])
  expect((await call(backend, 'GET', nora.pictureUrl)).status).toBe(404)
  expect((await call(backend, 'GET', marcus.pictureUrl)).status).toBe(200)
  const current = await call(backend, 'GET', '/api/user/current', { as: NORA })
  expect(current.json).toMatchObject({ us_picture_url: null })
})

test('deleteProfilePicture: without a picture it is a success too, and again', async () => {
  const backend = await openWorld()
  for (const as of [HAL, HAL]) {
    expect((await call(backend, 'DELETE', PICTURE, { as })).status).toBe(200)
  }
})
