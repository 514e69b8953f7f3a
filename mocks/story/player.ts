import type { Backend } from '../backend/backend'
import type { StoryRow } from '../db/stories'
import { Problem } from '../lib/problem'
import { perform } from './perform'
import { storyNamed, storyNames } from './stories'
import type { StoryStep, Story } from './story'

/** Controls and state of a story, for the demo's buttons and `/__fake/story`. */
export type StoryPlayer = {
  state(): StoryState
  /** Starts at the first step, in the world as it is. Throws a Problem 400 that lists the known stories. */
  start(name: string): Promise<void>
  /** Without a story, `play`, `pause` and `speed` do nothing. */
  play(): Promise<void>
  pause(): Promise<void>
  /** Sets the speed, a factor from 1 to 10; throws a Problem 400 for any other number. */
  speed(times: number): Promise<void>
  /** Ends the story. What has happened in it stays. */
  stop(): Promise<void>
  /** Stops for good: the world is closed. */
  close(): void
}

/** The state of a story, as `/__fake/story` returns it. */
export type StoryState = {
  /** Null when no story is open; the other fields then have no meaning. */
  name: string | null
  title: string
  /** `waiting`: no client is connected to the hub; a story runs only while it is watched. */
  state: 'none' | 'waiting' | 'playing' | 'paused' | 'ended'
  speed: number
  /** Seconds played, and the length in seconds. */
  seconds: number
  lasts: number
  /** A short text about the last step that happened; skipped ones are passed over. */
  latest: string | null
}

/** Calls `play` when this tab may play the story; the tab's turn lasts until the returned promise resolves. */
export type Stage = (play: () => Promise<void>) => void

const ROW = 1
const TICK_INTERVAL_MS = 250
const MIN_SPEED = 1
const MAX_SPEED = 10

const NONE: StoryState = {
  name: null,
  title: '',
  state: 'none',
  speed: MIN_SPEED,
  seconds: 0,
  lasts: 0,
  latest: null,
}

type Progress = { row: StoryRow; story: Story; next: StoryStep | undefined }

/**
 * Plays a world's story. Its progress is a row: it survives a reload, and a pause in one tab pauses all.
 */
export function createStoryPlayer(
  backend: Backend,
  stage: Stage = (play) => void play(),
): StoryPlayer {
  const { db, hub, timers } = backend
  let seconds = 0
  let isMine: boolean | undefined // undefined: not requested yet
  let isBusy = false
  let sleep: (() => void) | undefined
  let leave = () => {}
  const left = new Promise<void>((done) => (leave = done))

  function currentProgress(): Progress | undefined {
    const row = db.stories.get(ROW)
    const story = row && storyNamed(row.name)
    return row && story && { row, story, next: story.steps[row.played] }
  }

  const change = async (patch: Partial<StoryRow>): Promise<void> => {
    await backend.runExclusive(async () => {
      if (!currentProgress()) return
      await db.stories.change(ROW, patch)
      backend.changed()
    })
  }

  const performNext = (due: StoryStep, visitor: number): Promise<void> =>
    backend.runExclusive(async () => {
      const now = currentProgress() // another tab may have changed it meanwhile
      if (now?.next !== due) return
      const hasHappened = await perform({ backend, visitor }, due)
      const played = now.row.played + 1
      await db.stories.change(ROW, { played, ...(hasHappened && { happened: played }) })
      hub.sendAll('ReceiveLinxUpdate') // also notifies golfers whom the item is not about
      backend.changed()
    })

  /** The row has precedence over the count in memory: another tab or an import may have changed it. */
  function position({ row, story, next }: Progress): number {
    const from = story.steps[row.played - 1]?.at ?? 0
    const until = next?.at ?? from
    return seconds < from || seconds > until ? from : seconds
  }

  async function tick(): Promise<void> {
    const now = currentProgress()
    if (!now?.next) return rest()
    const [visitor] = hub.golfers()
    if (!isMine || isBusy || now.row.isPaused || visitor === undefined) return
    seconds = position(now) + (TICK_INTERVAL_MS / 1000) * now.row.speed
    isBusy = true
    for (let due = now; due.next && due.next.at <= seconds;) {
      await performNext(due.next, visitor)
      const after = currentProgress()
      if (!after || after.row.isPaused) break
      due = after
    }
    isBusy = false
  }

  function wake(): void {
    if (!currentProgress()?.next) return
    sleep ??= timers.every(TICK_INTERVAL_MS, () => void tick())
    if (isMine !== undefined) return
    isMine = false
    stage(() => {
      isMine = true
      return left
    })
  }

  function rest(): void {
    sleep?.()
    sleep = undefined
  }

  function stateOf({ row, next }: Progress): StoryState['state'] {
    if (!next) return 'ended'
    if (row.isPaused) return 'paused'
    return hub.connections() > 0 ? 'playing' : 'waiting'
  }

  const stopListening = backend.onChange(wake)

  return {
    state() {
      const now = currentProgress()
      if (!now) return NONE
      const { row, story } = now
      return {
        name: story.name,
        title: story.title,
        state: stateOf(now),
        speed: row.speed,
        seconds: Math.floor(position(now)),
        lasts: story.steps.at(-1)?.at ?? 0,
        latest: story.steps[(row.happened ?? row.played) - 1]?.what ?? null,
      }
    },
    async start(name) {
      const story = wantedStory(name)
      await backend.ready()
      const speed = db.stories.get(ROW)?.speed ?? MIN_SPEED
      db.stories.remove(ROW)
      seconds = 0
      const fresh = { played: 0, happened: 0, isPaused: false, speed }
      await db.stories.insert({ id: ROW, name: story.name, ...fresh })
      backend.changed()
    },
    play: () => change({ isPaused: false }),
    pause: () => change({ isPaused: true }),
    async speed(times) {
      expectSpeed(times)
      await change({ speed: times })
    },
    async stop() {
      db.stories.remove(ROW)
      backend.changed()
    },
    close() {
      stopListening()
      rest()
      leave()
    },
  }
}

/** Throws a Problem 400 for a speed that no story can have. */
export function expectSpeed(times: number): void {
  if (!(times >= MIN_SPEED && times <= MAX_SPEED))
    throw new Problem(400, `The speed is from ${MIN_SPEED} to ${MAX_SPEED}.`)
}

/** A story by its name; throws a Problem 400 that lists the known ones. */
function wantedStory(name: string): Story {
  const story = storyNamed(name)
  if (story) return story
  throw new Problem(400, `Unknown story '${name}'. Known: ${storyNames()}.`)
}
