import { operationIds } from '../handlers/index'
import type { ContractLog } from '../contract/log'
import type { Violation } from '../contract/types'
import type { Commands } from './commands'
import { Group } from './group'
import { lineAt, pretty } from './pointer-line'

/** Whether the violation is a key that the document does not declare. */
const isUnknownKey = ({ message }: Violation): boolean => message === 'is not declared'

/** How many violations are listed, the newest ones; `GET /__fake/contract` has all. */
const MAX_SHOWN = 30

/** The exchanges so far, and their violations of the contract. */
export function ContractGroup({ commands }: { commands: Commands }) {
  const { contract } = commands.target().backend
  const { exchanges, violations, unknown, coverage } = contract
  const keys = violations.filter(isUnknownKey).length
  const covered = operationIds.filter((id) => Object.hasOwn(coverage, id)).length
  const isGood = violations.length === 0 && unknown.length === 0
  const rows = [
    ['exchanges', exchanges],
    ['violations', violations.length - keys],
    ['unknown keys', keys],
    ['undocumented requests', unknown.length],
    ['operations seen', `${covered} of ${operationIds.length}`],
  ] as const

  return (
    <Group
      title="contract"
      summary={`${exchanges} exchanges, ${isGood ? 'no violations' : 'with violations'}`}
    >
      <dl className="demo__facts">
        {rows.map(([name, value]) => (
          <div key={name} className="demo__line">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul role="list">
        {violations.slice(-MAX_SHOWN).map((violation, index) => (
          <ViolationItem
            key={`${index} ${violation.pointer}`}
            violation={violation}
            log={contract}
          />
        ))}
        {unknown.slice(-MAX_SHOWN).map((path) => (
          <li key={path} className="demo__item">
            <code>{path}</code>
            <span className="demo__dim">is not in the document</span>
          </li>
        ))}
      </ul>
    </Group>
  )
}

/** One violation; when opened, the body it was found in, with its line marked. */
function ViolationItem({ violation, log }: { violation: Violation; log: ContractLog }) {
  const { operationId, direction, pointer, message } = violation
  const text = log.bodyOf(violation)
  const member = pointer.replace(/^\/body/, '')
  const lines = text === undefined ? [] : pretty(text)
  const marked = lineAt(lines, member)
  return (
    <li className="demo__item">
      <details>
        <summary className="demo__violation">
          {operationId}, {direction}: <code>{pointer || '/'}</code> {message}
        </summary>
        {lines.length === 0 && <p className="demo__dim">There is no JSON body.</p>}
        {lines.length > 0 && (
          <pre
            className="demo__json"
            ref={(pre) => pre?.querySelector('mark')?.scrollIntoView({ block: 'nearest' })}
          >
            {lines.map((line, index) =>
              index === marked ? <mark key={index}>{`${line.text}\n`}</mark> : `${line.text}\n`,
            )}
          </pre>
        )}
      </details>
    </li>
  )
}
