import { isOn, type FlagTarget } from '../link/flags'
import { FLAGS } from '../link/link'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { InPage } from '../page/in-page'
import { createCommands, TRIAL } from './commands'
import type { ConsoleHost } from './host'
import { scenarioLabel } from './scenario-names'
import { StoryControl } from './story-control'
import { useRefresh } from './use-refresh'

const percent = (share: number): string => `${Math.round(share * 100)}%`

/** Short texts for the simulated faults and conditions that are on; empty when there are none. */
function activeFaults(target: FlagTarget): string[] {
  const { isOffline, latencyMs, skewMinutes } = target.conditions.current()
  const faults = target.backend.faults.list()
  const every = faults.find(({ operationId }) => operationId === '*')?.fault.share
  const named = faults.filter(
    ({ operationId, fault }) => operationId !== '*' || fault.share === undefined,
  ).length
  return [
    ...(isOffline ? ['offline'] : []),
    ...(latencyMs > 0 ? [`latency ${latencyMs} ms`] : []),
    ...(every === undefined ? [] : [`faults ${percent(every)}`]),
    ...(named > 0 ? [named === 1 ? '1 fault' : `${named} faults`] : []),
    ...(skewMinutes === 0 ? [] : ['clock skew']),
    ...FLAGS.filter((flag) => isOn(flag, target)).map((flag) => flag.replaceAll('-', ' ')),
  ]
}

const Drawer = lazy(() => import('./drawer').then(({ Drawer: code }) => ({ default: code })))

const usePage = (host: ConsoleHost): InPage | undefined => {
  const [page, setPage] = useState<InPage>()
  useEffect(() => void host.loadedPage.then(setPage), [host])
  return page
}

/** False once the browser has refused to store anything. */
function useIsPersistent(page: InPage | undefined): boolean {
  const [isPersistent, setPersistent] = useState(true)
  useEffect(() => void page?.isPersistent().then(setPersistent), [page])
  return isPersistent
}

/** The bar that shows that this is a demo, and which scenario; its buttons open the drawer. */
export function Bar({ host, isKiosk = false }: { host: ConsoleHost; isKiosk?: boolean }) {
  const refresh = useRefresh()
  const page = usePage(host)
  const isPersistent = useIsPersistent(page)
  const [isOpen, setOpen] = useState(false)
  const [isReady, setReady] = useState(false) // the rows, and so the golfers, exist
  const [isResetting, setResetting] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const commands = page && createCommands(page, host, refresh)
  const troubles = commands ? activeFaults(commands.target()) : []

  function open(button: HTMLButtonElement): void {
    opener.current = button
    setOpen(!isOpen)
    void host
      .page()
      .then(({ world }) => world.backend().ready())
      .then(() => setReady(true))
      .catch(() => undefined)
  }
  function close(): void {
    setOpen(false)
    opener.current?.focus()
  }
  async function reset(): Promise<void> {
    setResetting(true)
    const found = await host.page()
    await createCommands(found, host, refresh).reset()
  }

  return (
    <>
      <section className="demo__bar" aria-label="Demo console">
        <span className="demo__tag">DEMO</span>
        {isKiosk ? (
          <span className="demo__name">{scenarioLabel(host.link())}</span>
        ) : (
          <button
            type="button"
            className="demo__name"
            aria-expanded={isOpen}
            onClick={({ currentTarget }) => open(currentTarget)}
          >
            <span>{scenarioLabel(host.link())}</span>
            <span aria-hidden="true">▾</span>
          </button>
        )}
        {troubles.map((trouble) => (
          <span key={trouble} className="demo__wide demo__dim">
            {trouble}
          </span>
        ))}
        {commands && (
          <StoryControl
            story={commands.target().backend.story}
            changed={refresh}
            onAgain={() => void reset()}
          />
        )}
        {!isPersistent && (
          <span className="demo__note" role="status">
            not saved
          </span>
        )}
        <span className="demo__spacer" />
        {host.golferId() === undefined && (
          <button type="button" className="demo__try" onClick={() => host.open(TRIAL)}>
            Try the demo
          </button>
        )}
        <button type="button" aria-disabled={isResetting} onClick={() => void reset()}>
          Reset
        </button>
        {!isKiosk && (
          <button
            type="button"
            className="demo__icon"
            aria-label={isOpen ? 'Hide demo console' : 'Open demo console'}
            aria-expanded={isOpen}
            onClick={({ currentTarget }) => open(currentTarget)}
          >
            <span aria-hidden="true">☰</span>
          </button>
        )}
      </section>
      {isOpen && isReady && commands && (
        <Suspense fallback={null}>
          <Drawer commands={commands} isPersistent={isPersistent} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
