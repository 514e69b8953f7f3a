import { DAY_MS, HOUR_MS, MINUTE_MS } from '../lib/time'
import { useState } from 'react'
import type { Commands } from './commands'
import { Group } from './group'
import { Check } from './inputs'
import { momentIn, untilTime } from './zone-time'

const LEAPS: readonly (readonly [string, number])[] = [
  ['+ 10 min', 10 * MINUTE_MS],
  ['+ 1 hour', HOUR_MS],
  ['+ 1 day', DAY_MS],
  ['+ 3 days', 3 * DAY_MS],
]

/** Freezes the world's clock or moves it forward; the app's clock follows. */
export function ClockGroup({ commands }: { commands: Commands }) {
  const { clock, scenario } = commands.target().backend
  const [savedTime, setSavedTime] = useState<string>()
  const isFrozen = commands.isOn('clock-frozen')
  const now = momentIn(scenario.zone, clock.now())

  const leap = (ms: number) => {
    commands.change(() => commands.target().backend.clock.advance(ms))
    commands.target().backend.changed()
    const moment = momentIn(scenario.zone, clock.now())
    void commands.page.world.flush().then(() => setSavedTime(moment)) // shown once it is saved
  }

  return (
    <Group title="clock" summary={now + (isFrozen ? ', frozen' : '')}>
      <p>
        {now} in {scenario.zone}
      </p>
      <Check
        label="Freeze"
        aside="time stands still"
        isOn={isFrozen}
        onChange={(on) => commands.setFlag('clock-frozen', on)}
      />
      <div className="demo__actions">
        {LEAPS.map(([label, ms]) => (
          <button key={label} type="button" onClick={() => leap(ms)}>
            {label}
          </button>
        ))}
        <button
          type="button"
          className="demo__full-width"
          onClick={() => leap(untilTime(scenario.zone, clock.now(), 23, 58))}
        >
          To 11:58 pm
        </button>
      </div>
      <p role="status" className="demo__dim">
        {savedTime && `The time is now ${savedTime}.`}
      </p>
    </Group>
  )
}
