import { expect, test, vi } from 'vitest'
import { createLatelyDrawn } from './lately-drawn'

test('a picture is drawn once, and again after enough others were requested', async () => {
  const latelyDrawn = createLatelyDrawn(2)
  const draw = vi.fn(async () => new Uint8Array([1]))
  const [first] = await Promise.all([latelyDrawn('a', draw), latelyDrawn('b', draw)])
  expect(await latelyDrawn('a', draw)).toBe(first)
  expect(draw).toHaveBeenCalledTimes(2)
  await latelyDrawn('c', draw)
  await latelyDrawn('a', draw)
  expect(draw, 'requested lately').toHaveBeenCalledTimes(3)
  await latelyDrawn('b', draw)
  expect(draw, 'the one requested longest ago').toHaveBeenCalledTimes(4)
})
