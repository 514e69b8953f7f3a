import type { Commands } from './commands'
import { Check, Knob } from './inputs'

const FAILED = 503

/** The way to the host: how long it takes, how often it fails, and whether there is any. */
export function NetworkGroup({ commands }: { commands: Commands }) {
  const { backend, conditions } = commands.place()
  const { latencyMs, jitter, isOffline, skewMinutes } = conditions.current()
  const every = backend.faults.list().find(({ operationId }) => operationId === '*')?.fault
  const failRate = Math.round((every?.share ?? 0) * 100)

  const fail = (percent: number) =>
    commands.change(() => {
      if (percent === 0) backend.faults.clear('*')
      else backend.faults.set('*', { status: FAILED, share: percent / 100 })
    })

  return (
    <div className="demo__grp">
      <h3>network</h3>
      <Knob
        label="latency"
        most={5000}
        step={100}
        value={latencyMs}
        said={`${latencyMs} ms`}
        onChange={(value) => commands.change(() => conditions.change({ latencyMs: value }))}
      />
      <Knob
        label="jitter"
        value={jitter}
        said={`${jitter}%`}
        onChange={(value) => commands.change(() => conditions.change({ jitter: value }))}
      />
      <Knob label="fail rate" value={failRate} said={`${failRate}%`} onChange={fail} />
      <div>
        <Check
          label="Offline"
          isOn={isOffline}
          onChange={(on) => commands.change(() => conditions.change({ isOffline: on }))}
        />
        <Check
          label="Every session expires"
          aside="401 storm"
          isOn={commands.isOn('401-storm')}
          onChange={(on) => commands.turn('401-storm', on)}
        />
        <Check
          label="The hub flaps"
          aside="every 8 s"
          isOn={commands.isOn('hub-flap')}
          onChange={(on) => commands.turn('hub-flap', on)}
        />
        <Check
          label="The hub refuses"
          aside="503"
          isOn={commands.isOn('hub-refused')}
          onChange={(on) => commands.turn('hub-refused', on)}
        />
        <Check
          label="Clock skew"
          aside="2 h ahead"
          isOn={skewMinutes !== 0}
          onChange={(on) => commands.change(() => conditions.change({ skewMinutes: on ? 120 : 0 }))}
        />
        <Check
          label="Storage full"
          aside="on this device"
          isOn={commands.isOn('storage-full')}
          onChange={(on) => commands.turn('storage-full', on)}
        />
        <Check
          label="Notices blocked"
          aside="by an extension"
          isOn={commands.isOn('notices-blocked')}
          onChange={(on) => commands.turn('notices-blocked', on)}
        />
        <Check
          label="Session cleaned"
          aside="off this device"
          isOn={commands.isOn('session-cleaned')}
          onChange={(on) => commands.turn('session-cleaned', on)}
        />
        <Check
          label="Refresh token cleaned"
          aside="while needed"
          isOn={commands.isOn('refresh-token-cleaned')}
          onChange={(on) => commands.turn('refresh-token-cleaned', on)}
        />
      </div>
      <button
        type="button"
        className="demo__act"
        onClick={() => commands.change(() => backend.tokens.expire())}
      >
        Expire the session now
      </button>
    </div>
  )
}
