import { drawSmaller, type Shrink, type SmallerPicture } from './draw-smaller'
import { trustedUrl } from '../service-worker/register-worker'

type WorkerResponse = { id: number; picture?: SmallerPicture; failure?: string }
type Waiting = { resolve: (picture: SmallerPicture) => void; reject: (reason: Error) => void }

/** The worker's URL as a trusted type, whose policy can be created once in a page. */
let workerUrl: string | undefined

const isWorkerSupported = (): boolean =>
  typeof Worker !== 'undefined' &&
  typeof OffscreenCanvas !== 'undefined' &&
  'convertToBlob' in OffscreenCanvas.prototype

/** The picture worker; started with the first picture. */
let workerPromise: ReturnType<typeof startWorker> | undefined

async function startWorker() {
  const { default: address } = await import('./shrink.worker.ts?worker&url')
  workerUrl ??= trustedUrl('picture-worker', address, globalThis.trustedTypes)
  const worker = new Worker(workerUrl, { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let jobs = 0
  /** If the worker's code did not load, it ran out of memory or it does not respond, the next picture starts a new worker. */
  const discardWorker = () => {
    workerPromise = undefined
    worker.terminate()
    for (const { reject } of waiting.values()) reject(new Error('The picture worker has ended.'))
    waiting.clear()
  }
  worker.addEventListener('error', discardWorker)
  worker.addEventListener('messageerror', discardWorker)
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => {
    const job = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.picture) job?.resolve(data.picture)
    else job?.reject(new Error(data.failure))
  })
  return {
    draw: (file: Blob, how: Shrink, givenUp?: AbortSignal): Promise<SmallerPicture> =>
      new Promise((resolve, reject) => {
        const id = (jobs += 1)
        waiting.set(id, { resolve, reject })
        givenUp?.addEventListener('abort', () => waiting.has(id) && discardWorker())
        worker.postMessage({ id, file, how })
      }),
  }
}

/**
 * Makes a picture smaller, upright and free of metadata, off the main thread where the browser supports it (R24). Rejects
 * when it cannot be decoded, and where a worker is used, when it is `givenUp`.
 */
export async function shrinkPicture(
  file: Blob,
  how: Shrink,
  givenUp?: AbortSignal,
): Promise<SmallerPicture> {
  if (!isWorkerSupported()) return drawSmaller(file, how)
  const starting = (workerPromise ??= startWorker())
  starting.catch(() => {
    workerPromise = undefined
  })
  return (await starting).draw(file, how, givenUp)
}
