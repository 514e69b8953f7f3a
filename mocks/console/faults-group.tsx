import { useState } from 'react'
import { faultOfKind, FAULT_NAMES, kindOfFault } from '../link/fault-kinds'
import { FAULT_LINES } from '../link/list'
import { faultIds } from '../handlers/index'
import type { Commands } from './commands'
import { Group } from './group'
import { Choice } from './inputs'

const STATUSES = ['400', '401', '403', '404', '409', '413', '429', '500', '502', '503', '504']
const WAITS = ['wait-800', 'wait-2000', 'wait-8000', 'wait-30000']

const KINDS = [...FAULT_NAMES, ...WAITS, ...STATUSES].map((kind) => ({ value: kind, label: kind }))

const OFTEN = [
  { value: '', label: 'every time' },
  { value: ':times-1', label: 'once' },
  { value: ':times-3', label: 'three times' },
  { value: ':share-50', label: 'half of the time' },
]

const OPERATIONS = ['*', ...faultIds].map((id) => ({
  value: id,
  label: id === '*' ? 'every operation' : id,
}))

/** Sets a named fault or a delay for one operation, as a link can. */
export function FaultsGroup({ commands }: { commands: Commands }) {
  const [operationId, setOperation] = useState('postScore')
  const [kind, setKind] = useState('drop-after-commit')
  const [often, setOften] = useState('')
  const { faults } = commands.target().backend
  const set = faults.list()
  const fault = faultOfKind(kind + often)

  return (
    <Group title="faults" summary={set.length === 0 ? 'none' : String(set.length)}>
      <Choice label="operation" value={operationId} options={OPERATIONS} onChange={setOperation} />
      <Choice label="fault" value={kind} options={KINDS} onChange={setKind} />
      {FAULT_LINES[kind] && <p className="demo__dim">{FAULT_LINES[kind]}</p>}
      <Choice label="strikes" value={often} options={OFTEN} onChange={setOften} />
      <button
        type="button"
        className="demo__action"
        onClick={() => commands.change(() => fault && faults.set(operationId, fault))}
      >
        Set fault
      </button>
      <ul role="list">
        {set.map((one) => {
          const name = `${one.operationId}:${kindOfFault(one.fault) ?? 'custom'}`
          return (
            <li key={one.operationId} className="demo__line">
              <code>{name}</code>
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() => commands.change(() => faults.clear(one.operationId))}
              >
                Remove
              </button>
            </li>
          )
        })}
      </ul>
    </Group>
  )
}
