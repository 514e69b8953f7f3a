import type { Flag } from '../link/link'
import type { Commands } from './commands'
import { Check, Slider } from './inputs'

const FAILED = 503
/** The skew that the drawer's switch sets; a link can set any number. */
const SKEW_MINUTES = 120

/** '2 h ahead', '90 min behind'. */
function skewText(minutes: number): string {
  const size = Math.abs(minutes)
  const way = minutes > 0 ? 'ahead' : 'behind'
  return size % 60 === 0 ? `${size / 60} h ${way}` : `${size} min ${way}`
}

/** The flags that a link can name, with their labels in the drawer and a note for each. */
const SWITCHES: readonly [flag: Flag, label: string, aside: string][] = [
  ['401-storm', 'Every session expires', '401 storm'],
  ['hub-flap', 'The hub flaps', 'every 8 s'],
  ['hub-refused', 'The hub refuses', '503'],
  ['keys-ignored', 'Idempotency keys ignored', 'by the host'],
  ['storage-full', 'Storage full', 'on this device'],
  ['notices-blocked', 'Notices blocked', 'by an extension'],
  ['push-blocked', 'Push blocked', 'by an extension'],
  ['session-cleaned', 'Session cleared', 'off this device'],
  ['refresh-token-cleaned', 'Refresh token cleared', 'while needed'],
]

/** The network's latency and fail rate, and conditions that are on or off. */
export function NetworkGroup({ commands }: { commands: Commands }) {
  const { backend, conditions } = commands.target()
  const { latencyMs, jitter, isOffline, skewMinutes } = conditions.current()
  const every = backend.faults.list().find(({ operationId }) => operationId === '*')?.fault
  const failRate = every?.status === undefined ? 0 : Math.round((every.share ?? 1) * 100)

  const fail = (percent: number) =>
    commands.change(() => {
      if (percent === 0) backend.faults.clear('*')
      else backend.faults.set('*', { status: FAILED, share: percent / 100 })
    })

  return (
    <div className="demo__group">
      <h3>network</h3>
      <Slider
        label="latency"
        max={5000}
        step={100}
        value={latencyMs}
        valueText={`${latencyMs} ms`}
        onChange={(value) => commands.change(() => conditions.change({ latencyMs: value }))}
      />
      <Slider
        label="jitter"
        value={jitter}
        valueText={`${jitter}%`}
        onChange={(value) => commands.change(() => conditions.change({ jitter: value }))}
      />
      <Slider label="fail rate" value={failRate} valueText={`${failRate}%`} onChange={fail} />
      <div>
        <Check
          label="Offline"
          isOn={isOffline}
          onChange={(on) => commands.change(() => conditions.change({ isOffline: on }))}
        />
        {SWITCHES.map(([flag, label, aside]) => (
          <Check
            key={flag}
            label={label}
            aside={aside}
            isOn={commands.isOn(flag)}
            onChange={(on) => commands.setFlag(flag, on)}
          />
        ))}
        <Check
          label="Clock skew"
          aside={skewText(skewMinutes || SKEW_MINUTES)}
          isOn={skewMinutes !== 0}
          onChange={(on) =>
            commands.change(() => conditions.change({ skewMinutes: on ? SKEW_MINUTES : 0 }))
          }
        />
      </div>
      <button
        type="button"
        className="demo__action"
        onClick={() => commands.change(() => backend.tokens.expire())}
      >
        Expire the session now
      </button>
    </div>
  )
}
