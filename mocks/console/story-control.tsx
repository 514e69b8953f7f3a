import { useEffect } from 'react'
import type { StoryPlayer, StoryState } from '../story/player'

const SPEEDS = [1, 2, 5, 10]

const STATE_TEXTS: Readonly<Record<StoryState['state'], string>> = {
  none: '',
  waiting: 'Waiting for the page',
  playing: 'Playing',
  paused: 'Paused',
  ended: 'Finished',
}

type Props = {
  story: StoryPlayer
  /** Called after each press. */
  changed: () => void
  /** Restarts the story in a fresh world. */
  onAgain: () => void
}

/** Chooses the speed of the current story; shown in the bar, or in the drawer where the bar has no room. */
export function StorySpeed({ story, changed }: Omit<Props, 'onAgain'>) {
  return (
    <select
      aria-label="Speed of the story"
      value={story.state().speed}
      onChange={({ target }) => void story.speed(Number(target.value)).then(changed)}
    >
      {SPEEDS.map((times) => (
        <option key={times} value={times}>
          {times}x
        </option>
      ))}
    </select>
  )
}

/** Two seconds before the first event of a story. */
const SCROLL_DELAY_MS = 3000
const PRESSES = ['pointerdown', 'keydown'] as const

/**
 * Scrolls the footer of the first card, where the first event will show, into view, unless the visitor has scrolled or
 * pressed something: on many screens it is below the fold.
 */
function useFirstScene({ name, state, latest }: StoryState): void {
  const isDue = name !== null && state !== 'paused' && state !== 'ended' && latest === null
  useEffect(() => {
    if (!isDue) return undefined
    const timer = setTimeout(() => {
      if (scrollY > 0) return
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      document
        .querySelector('article [role="group"]')
        ?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' })
    }, SCROLL_DELAY_MS)
    const stop = () => clearTimeout(timer)
    for (const press of PRESSES) addEventListener(press, stop, true)
    return () => {
      stop()
      for (const press of PRESSES) removeEventListener(press, stop, true)
    }
  }, [isDue])
}

/** Play, pause and speed of the current story, and its latest event. Renders nothing without a story. */
export function StoryControl({ story, changed, onAgain }: Props) {
  const now = story.state()
  const { name, title, state, seconds, lasts, latest } = now
  useFirstScene(now)
  if (name === null) return null
  const isPaused = state === 'paused'
  const text = state === 'ended' ? STATE_TEXTS.ended : (latest ?? STATE_TEXTS[state])
  return (
    <div className="demo__story" role="group" aria-label={`Story: ${title}`}>
      {state === 'ended' ? (
        <button
          type="button"
          className="demo__icon"
          aria-label="Play the story again"
          onClick={onAgain}
        >
          <span aria-hidden="true">↻</span>
        </button>
      ) : (
        <>
          <button
            type="button"
            className="demo__icon"
            aria-label={isPaused ? 'Play the story' : 'Pause the story'}
            onClick={() => void (isPaused ? story.play() : story.pause()).then(changed)}
          >
            <span aria-hidden="true">{isPaused ? '▶' : '❚❚'}</span>
          </button>
          <StorySpeed story={story} changed={changed} />
        </>
      )}
      <span className="demo__dim demo__latest" title={text}>
        {seconds}/{lasts} s {text}
      </span>
    </div>
  )
}
