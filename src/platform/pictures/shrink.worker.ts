import { drawSmaller, type Shrink } from './draw-smaller'

type Job = { id: number; file: Blob; how: Shrink }

// One at a time: two decoded pictures of 64 megapixels are half a gigabyte.
let last: Promise<unknown> = Promise.resolve()

addEventListener('message', ({ data: { id, file, how } }: MessageEvent<Job>) => {
  const answer = (values: object) => postMessage({ id, ...values })
  last = last.then(() =>
    drawSmaller(file, how).then(
      (picture) => answer({ picture }),
      (error: unknown) => answer({ failure: error instanceof Error ? error.message : '' }),
    ),
  )
})
