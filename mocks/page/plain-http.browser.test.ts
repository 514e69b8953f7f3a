import { afterEach, expect, test, vi } from 'vitest'
import { addRandomUUID, showPictures } from './plain-http'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>'

let stop = () => {}
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

/** Adds a picture to the page and records its events. */
function picture(address: string) {
  const element = document.createElement('img')
  const fired: string[] = []
  for (const kind of ['load', 'error']) element.addEventListener(kind, () => fired.push(kind))
  document.body.append(element)
  element.src = address
  return { element, fired }
}

test('a picture that no worker fetches is shown from the fake, and the page hears of no error', async () => {
  stop = showPictures(async ({ url }) => {
    expect(url).toBe(`${location.origin}/api/profile/picture/2`)
    return new Response(SVG, { headers: { 'Content-Type': 'image/svg+xml' } })
  })
  const { element, fired } = picture('/api/profile/picture/2')
  await expect.poll(() => fired).toEqual(['load'])
  expect(element.naturalWidth).toBe(3)
})

test('a picture that the fake does not have is an error to the page, once', async () => {
  const handle = vi.fn(async () => new Response(null, { status: 404 }))
  stop = showPictures(handle)
  const { fired } = picture('/api/profile/picture/404')
  await expect.poll(() => fired).toEqual(['error'])
  expect(handle).toHaveBeenCalledOnce()
})

test('a picture of another address than the fake’s is left to the network', async () => {
  const handle = vi.fn(async () => new Response(SVG))
  stop = showPictures(handle)
  const { fired } = picture('/elsewhere/picture.png')
  await expect.poll(() => fired).toEqual(['error'])
  expect(handle).not.toHaveBeenCalled()
})

test('a random UUID can be had where the browser makes none', () => {
  const bare: Parameters<typeof addRandomUUID>[0] = {
    getRandomValues: (bytes) => crypto.getRandomValues(bytes),
  }
  addRandomUUID(bare)
  const made = [bare.randomUUID?.(), bare.randomUUID?.()]
  for (const id of made)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(made[0]).not.toBe(made[1])
})
