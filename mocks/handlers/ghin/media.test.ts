import { describe, expect, test } from 'vitest'
import { NORA, openWorld } from '../../testing'
import { post, totalForm } from './score-form.fixture'

describe('pictures and videos', () => {
  const bytes = (...values: number[]) =>
    new Uint8Array([...values, ...Array.from({ length: 32 }, () => 0)])
  const jpeg = bytes(0xff, 0xd8, 0xff, 0xe0)
  const mp4 = bytes(0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70)
  const file = (content: BlobPart, name = 'round.jpg', type = 'image/jpeg') =>
    new File([content], name, { type })

  test('up to three are taken', async () => {
    const form = totalForm({}, [file(jpeg), file(jpeg), file(mp4, 'swing.mp4', 'video/mp4')])
    expect((await post(await openWorld(), NORA, form)).status).toBe(200)
  })

  test('four are refused', async () => {
    const form = totalForm({}, [file(jpeg), file(jpeg), file(jpeg), file(jpeg)])
    const { status, json } = await post(await openWorld(), NORA, form, true)
    expect([status, json]).toEqual([
      422,
      { message: 'A score takes three pictures or videos at most.', status: 422 },
    ])
  })

  test.each([
    ['a page that is called a picture', '<html><script>1</script></html>'],
    ['an SVG that is called a picture', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['an empty file', ''],
  ])('%s is refused by its content', async (_what, content) => {
    const backend = await openWorld()
    const before = backend.db.scores.count()
    const { status, json } = await post(backend, NORA, totalForm({}, [file(content)]))
    expect([status, json]).toEqual([
      415,
      { message: 'Only pictures and videos can be added to a score.', status: 415 },
    ])
    expect(backend.db.scores.count()).toBe(before)
  })

  test('a picture of exactly 20 MB is taken, one byte more is refused', async () => {
    const picture = (size: number) => {
      const content = new Uint8Array(size)
      content.set([0xff, 0xd8, 0xff])
      return totalForm({}, [file(content)])
    }
    const backend = await openWorld({ contract: 'off' })
    expect((await post(backend, NORA, picture(20_971_520))).status).toBe(200)
    const { status, json } = await post(backend, NORA, picture(20_971_521))
    expect([status, json]).toEqual([413, { message: 'This picture is too large.', status: 413 }])
  })
})
