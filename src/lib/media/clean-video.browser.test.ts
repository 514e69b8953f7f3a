import { expect, onTestFinished, test } from 'vitest'
import { cleanVideo } from './clean-video'
import { fileKind } from './file-kind'

/** Thirty frames of a moving picture, as this browser records them. */
async function record(type: string): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 64
  const pen = canvas.getContext('2d')
  pen?.fillRect(0, 0, 64, 64)
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: type })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  recorder.start()
  let frame = 0
  const drawing = setInterval(() => {
    frame += 1
    if (pen) pen.fillStyle = `hsl(${frame * 10} 80% 50%)`
    pen?.fillRect(0, 0, 64, 64)
    if (frame === 30) recorder.stop()
  }, 20)
  await stopped
  clearInterval(drawing)
  return new Blob(parts, { type })
}

/** A video that the browser has played to its end. */
async function played(file: Blob): Promise<HTMLVideoElement> {
  const video = document.createElement('video')
  video.muted = true
  video.src = URL.createObjectURL(file)
  onTestFinished(() => URL.revokeObjectURL(video.src))
  await new Promise((resolve, reject) => {
    video.addEventListener('ended', resolve)
    video.addEventListener('error', () => reject(new Error(video.error?.message)))
    void video.play()
  })
  return video
}

async function seek(video: HTMLVideoElement, time: number): Promise<void> {
  const sought = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
  video.currentTime = time
  await sought
}

/** The color in the middle of the picture that a video shows. */
function colorOf(video: HTMLVideoElement): string {
  const pen = new OffscreenCanvas(64, 64).getContext('2d')
  pen?.drawImage(video, 0, 0)
  return pen?.getImageData(32, 32, 1, 1).data.join() ?? ''
}

const TYPES = ['video/webm;codecs=vp8', 'video/mp4;codecs=vp9']

test.each(TYPES)(
  'a recording (%s) plays as before once it is cleaned (SEC-18)',
  async (type) => {
    const file = await record(type)
    const kind = fileKind(new Uint8Array(await file.slice(0, 64).arrayBuffer()))
    const cleaned = await cleanVideo(file, kind)
    if (!cleaned) throw new Error(`The recording of ${file.size} bytes was refused.`)
    expect(cleaned.size).toBe(file.size)
    const before = await played(file)
    const after = await played(cleaned)
    const sizeOf = (video: HTMLVideoElement) => [video.videoWidth, video.videoHeight]
    expect(sizeOf(after)).toEqual(sizeOf(before))
    expect(after.duration).toBe(before.duration)
    const colors = new Set<string>()
    for (const part of [0.2, 0.5, 0.8]) {
      await seek(before, before.duration * part)
      await seek(after, before.duration * part)
      // A busy machine shows a picture some time after it was sought.
      await expect.poll(() => colorOf(after) === colorOf(before)).toBe(true)
      colors.add(colorOf(after))
    }
    expect(colors.size).toBeGreaterThan(1)
    expect(await cleaned.text()).not.toMatch(/Chrome|QTmux/i)
  },
  20_000,
)
