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
}

/** Play, pause and speed of the current story, and its latest event. Renders nothing without a story. */
export function StoryControl({ story, changed }: Props) {
  const { name, title, state, speed, seconds, lasts, latest } = story.state()
  if (name === null) return null
  const isPaused = state === 'paused'
  return (
    <div className="demo__story" role="group" aria-label={`Story: ${title}`}>
      <button
        type="button"
        className="demo__icon"
        aria-label={isPaused ? 'Play the story' : 'Pause the story'}
        onClick={() => void (isPaused ? story.play() : story.pause()).then(changed)}
      >
        <span aria-hidden="true">{isPaused ? '▶' : '❚❚'}</span>
      </button>
      <select
        aria-label="Speed of the story"
        value={speed}
        onChange={({ target }) => void story.speed(Number(target.value)).then(changed)}
      >
        {SPEEDS.map((times) => (
          <option key={times} value={times}>
            {times}x
          </option>
        ))}
      </select>
      <span className="demo__wide demo__dim demo__latest" title={latest ?? STATE_TEXTS[state]}>
        {seconds}/{lasts} s {latest ?? STATE_TEXTS[state]}
      </span>
    </div>
  )
}
