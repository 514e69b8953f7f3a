import { queryOptions, useQuery, useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, unwrap } from '~/api/client'
import { decodeUsageReport } from '~/api/decode/usage'
import { ApiError } from '~/api/errors'
import { requestMessages } from '~/domain/messages/request'
import { datelineText } from '~/domain/scores/played-date'
import { today } from '~/lib/clock'
import { Skeleton } from '~/ui/feedback/skeleton'
import { Card } from '~/ui/layout/card'
import { addIcons, Icon } from '~/ui/icons/icon'
import { LoadFailure } from '~/ui/feedback/load-failure'
import { lockIcons } from '~/ui/icons/lock-icons'
import { Masthead } from '~/ui/layout/masthead'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import { Brand, brandClass } from '~/ui/layout/brand'
import { Button } from '~/ui/actions/button'
import { Pill } from '~/ui/display/pill'
import { failureText } from '~/domain/account/failure-text'
import { usageMessages } from '~/domain/messages/usage'
import { formText, type FieldError } from '~/lib/form'
import { Notice } from '~/ui/feedback/notice'
import text from '~/ui/layout/text.module.css'
import { TextField } from '~/ui/fields/text-field'
import { useSubmit } from '~/ui/fields/use-submit'
import { lock, useAccessKey, isKeyRefused, unlockReport } from './access-key'
import { Report } from './report'
import styles from './report.module.css'
import locked from './locked.module.css'

/** The report. The access key is not part of the query key, which other code can read. */
const usageReport = (accessKey: string) =>
  queryOptions({
    queryKey: ['usage-report'],
    gcTime: 0, // not cached, since another operator may open it next
    queryFn: async ({ signal }) => {
      const headers = { 'X-Access-Key': accessKey }
      const report = decodeUsageReport(
        unwrap(await api.GET('/api/usage/report', { headers, signal })),
      )
      if (!report) throw new ApiError(requestMessages.invalidJson, 200) // an empty report would be wrong
      return report
    },
  })

const REFUSED: FieldError<'key'> = { field: 'key', message: usageMessages.keyRefused }

const keyOf = (typed: FormData): string => formText(typed, 'key')

type Props = {
  /** The stored key is no longer valid. */
  wasRefused: boolean
  onUnlocked: () => void
}

/** Asks for the operator's key. */
export function Locked({ wasRefused, onUnlocked }: Props) {
  const { mutateAsync: unlock } = useMutation(unlockReport())
  const { form, busy, failure, errorAt, setError, focusOn } = useSubmit<'key'>({
    validate: (typed) =>
      keyOf(typed).trim() === '' ? { field: 'key', message: usageMessages.keyMissing } : undefined,
    send: async (typed) => {
      try {
        await unlock(keyOf(typed))
        onUnlocked()
      } catch (error) {
        if (!isKeyRefused(error)) throw error
        setError(REFUSED)
        focusOn('key')
      }
    },
    failureText,
    initialError: wasRefused ? REFUSED : undefined,
  })

  return (
    <main id="main" className={locked.locked}>
      <h1 tabIndex={-1}>Usage report</h1>
      <p className={text.soft}>Enter the operator access key to open it on this device.</p>
      <form {...form} className="stack">
        {failure && <Notice kind="error">{failure}</Notice>}
        <TextField
          name="key"
          label="Access key"
          icon="key"
          type="password"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errorAt('key')}
        />
        <Button variant="primary" type="submit" wide busy={busy}>
          {busy ? 'Opening...' : 'Open report'}
        </Button>
      </form>
    </main>
  )
}

/** The operator's bar: no sections, since an operator is not a golfer, and a Logout that locks the report. */
const OperatorBar = ({ open }: { open: boolean }) => (
  <header className={styles.bar}>
    <span className={brandClass}>
      <Brand />
    </span>
    <Pill>Operator</Pill>
    {open && (
      <div className={styles.tools}>
        <Button variant="line" small onClick={lock}>
          <Icon name="lock" small />
          Logout
        </Button>
      </div>
    )}
  </header>
)

addIcons(lockIcons)

/** The operator's usage report, behind its access key. */
export function UsageReport() {
  const key = useAccessKey()
  const [refused, setRefused] = useState(false)
  return (
    <>
      <OperatorBar open={key !== undefined} />
      {key === undefined ? (
        <Locked wasRefused={refused} onUnlocked={() => setRefused(false)} />
      ) : (
        <Unlocked operatorKey={key} onRefused={() => setRefused(true)} />
      )}
    </>
  )
}

const SkeletonCard = () => (
  <Card inside="section">
    <Skeleton width="40%" height="1.25rem" />
    <Skeleton width="100%" height="12rem" />
  </Card>
)

type UnlockedProps = { operatorKey: string; onRefused: () => void }

function Unlocked({ operatorKey, onRefused }: UnlockedProps) {
  const { data, error, isFetching, refetch } = useQuery(usageReport(operatorKey))
  const refused = isKeyRefused(error)

  useEffect(() => {
    if (!refused) return
    onRefused()
    lock() // the key has been changed in the meantime
  }, [refused, onRefused])

  return (
    <main id="main" className={styles.report}>
      <div className="gutter">
        <Masthead title="Usage report" aside={datelineText(today())} />
      </div>
      <VisuallyHidden role="status">
        {data ? 'The report is loaded' : (!error || refused) && 'Loading the report'}
      </VisuallyHidden>
      {data && <Report {...data} />}
      {!data && error && !refused && (
        <LoadFailure message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && (!error || refused) && (
        <div className={styles.parts}>
          <SkeletonCard />
          <SkeletonCard />
        </div>
      )}
    </main>
  )
}
