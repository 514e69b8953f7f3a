import { useEffect, useState } from 'react'
import { api, unwrap } from '~/api/client'
import { decodeVersion } from '~/api/decode/diagnostic'
import { useSession } from '~/session/use-session'
import { CopyButton } from '~/ui/actions/copy-button'
import { debugFacts } from './debug-facts'
import styles from './debug-report.module.css'
import { PlainPage } from './plain-page'

/** /debug: the state of this browser, safe to send to support. */
export function DebugReport() {
  const { status } = useSession()
  const [version, setVersion] = useState<string>()

  useEffect(() => {
    const leaving = new AbortController()
    api.GET('/api/diagnostic/version', { signal: leaving.signal }).then(
      (answer) => setVersion(decodeVersion(unwrap(answer))),
      () => undefined, // shown as a missing value
    )
    return () => leaving.abort()
  }, [])

  const facts = debugFacts(status, version)
  const text = () => facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  return (
    <PlainPage title="Debug" wide>
      <CopyButton label="Copy for support" text={text} variant="primary" />
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </PlainPage>
  )
}
