import { useId, useState } from 'react'
import { TRIAL, type Commands } from './commands'
import { StorySpeed } from './story-control'

const THEMES = ['light', 'dark'] as const

/** Applies the theme now and stores it for `theme.js`, which applies it at each later start. */
function applyTheme(theme: (typeof THEMES)[number]): void {
  const root = document.documentElement
  root.dataset['theme'] = theme
  const sky = getComputedStyle(root).getPropertyValue('--bg-glow').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', sky)
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Storage is off: the theme lasts until the next load.
  }
}

/** Controls for showing the demo to a visitor: the story that plays by itself, and the themes. */
export function ShowGroup({ commands }: { commands: Commands }) {
  const [theme, setTheme] = useState(document.documentElement.dataset['theme'] ?? 'light')
  const player = commands.target().backend.story
  const story = player.state()
  const id = useId()
  return (
    <div className="demo__group">
      <button
        type="button"
        className="demo__action"
        data-primary={story.name === null || undefined}
        onClick={() => (story.name === null ? commands.show(TRIAL) : void commands.reset())}
      >
        {story.name === null ? 'Play the Saturday story' : 'Restart the story'}
      </button>
      {story.latest !== null && (
        <p className="demo__dim">
          {story.seconds}/{story.lasts} s {story.latest}
        </p>
      )}
      {story.name !== null && story.state !== 'ended' && (
        <div className="demo__field demo__narrow">
          <span aria-hidden="true">speed</span>
          <StorySpeed story={player} changed={() => commands.change(() => {})} />
        </div>
      )}
      <div className="demo__pair" role="radiogroup" aria-label="theme">
        {THEMES.map((one) => (
          <label key={one} className="demo__option">
            <input
              type="radio"
              name={id}
              checked={one === theme}
              onChange={() => {
                applyTheme(one)
                setTheme(one)
              }}
            />
            {one === 'light' ? 'Light' : 'Dark'}
          </label>
        ))}
      </div>
    </div>
  )
}
