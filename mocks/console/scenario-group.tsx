import { useId, useState } from 'react'
import { scenarioNamed } from '../scenarios/index'
import { golfers as saturdayGolfers } from '../scenarios/saturday/golfers'
import { demoGolfers, type Member } from '../scenarios/seed/members'
import type { Commands } from './commands'
import { SCENARIO_NAMES } from './scenario-names'

type Golfer = { name: string; email: string }

const named = ({ firstName, lastName, email }: Member): Golfer => ({
  name: `${firstName} ${lastName}`,
  email,
})

/** The golfers that a link to a scenario can name: those of the open world, or those of another scenario's seed. */
function golfersOf(commands: Commands, scenario: string): readonly Golfer[] {
  const { backend } = commands.target()
  if (scenario === backend.scenario.name) return backend.users()
  return (scenarioNamed(scenario)?.inventsGolfers ? demoGolfers : saturdayGolfers).map(named)
}

/** Chooses a scenario and a golfer; Open loads the page again with them. */
export function ScenarioGroup({ commands }: { commands: Commands }) {
  const { backend } = commands.target()
  const [scenario, setScenario] = useState(backend.scenario.name)
  const [golfer, setGolfer] = useState(commands.golfer() ?? '')
  const id = useId()
  /** Another scenario opens as its own golfer: 'New member' would show nothing new to anyone else. */
  const choose = (name: string) => {
    setScenario(name)
    setGolfer((name === backend.scenario.name && commands.golfer()) || '')
  }
  const golfers = golfersOf(commands, scenario)
  const isOther = scenario !== backend.scenario.name || golfer !== (commands.golfer() ?? '')

  return (
    <form
      className="demo__group"
      onSubmit={(event) => {
        event.preventDefault()
        commands.open(scenario, golfer)
      }}
    >
      <h3 id={id}>scenario</h3>
      <div role="radiogroup" aria-labelledby={id}>
        {Object.entries(SCENARIO_NAMES).map(([name, { label, aside }]) => (
          <label key={name} className="demo__option">
            <input
              type="radio"
              name={id}
              checked={name === scenario}
              onChange={() => choose(name)}
            />
            {label} <small>{aside}</small>
          </label>
        ))}
      </div>
      <p className="demo__dim">{scenarioNamed(scenario)?.title}.</p>
      <label className="demo__field">
        <span>golfer</span>
        <select value={golfer} onChange={({ target }) => setGolfer(target.value)}>
          <option value="">the scenario’s own</option>
          {golfers.map(({ email, name }) => (
            <option key={email} value={email}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="demo__action" data-primary={isOther || undefined}>
        Open
      </button>
    </form>
  )
}
