import { parsedJson } from '../lib/json'
import { useState } from 'react'
import type { Commands } from './commands'
import { Group } from './group'
import { Choice } from './inputs'

const EVENTS = ['ReceiveLinxUpdate', 'ReceiveFollowRequestsUpdate']

/** Sends events through the hub, and drops its connections. */
export function HubGroup({ commands }: { commands: Commands }) {
  const { backend } = commands.target()
  const [event, setEvent] = useState('ReceiveLinxUpdate')
  const [email, setEmail] = useState('')
  const [args, setArgs] = useState('[]')
  const [result, setResult] = useState('')

  function send(): void {
    const values = listOf(args)
    if (!values) return setResult('Arguments are a JSON list, such as [3].')
    const to = backend.users().find((user) => user.email === email)
    const reached = to
      ? backend.hub.send(to.id, event, ...values)
      : backend.hub.sendAll(event, ...values)
    setResult(reached === 1 ? 'Sent to 1 connection.' : `Sent to ${reached} connections.`)
  }

  const users = backend.users().map((user) => ({ value: user.email, label: user.name }))
  return (
    <Group title="hub" summary={`${backend.hub.connections()} connected`}>
      <Choice
        label="event"
        value={event}
        options={EVENTS.map((name) => ({ value: name, label: name }))}
        onChange={setEvent}
      />
      <Choice
        label="to"
        value={email}
        options={[{ value: '', label: 'everyone' }, ...users]}
        onChange={setEmail}
      />
      <label className="demo__field">
        <span>arguments</span>
        <input value={args} onChange={({ target }) => setArgs(target.value)} />
      </label>
      <div className="demo__actions">
        <button type="button" onClick={send}>
          Send event
        </button>
        <button
          type="button"
          onClick={() => {
            backend.hub.drop()
            setResult('All connections were dropped.')
          }}
        >
          Drop all
        </button>
      </div>
      <p role="status" className="demo__dim">
        {result}
      </p>
    </Group>
  )
}

function listOf(text: string): unknown[] | undefined {
  const value = parsedJson(text)
  return Array.isArray(value) ? value : undefined
}
