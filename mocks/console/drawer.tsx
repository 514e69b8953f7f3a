import { useEffect, useEffectEvent, useRef } from 'react'
import { ClockGroup } from './clock-group'
import type { Commands } from './commands'
import { ContractGroup } from './contract-group'
import { CopyText } from './copy-text'
import { coverPage } from './cover-page'
import { DataGroup } from './data-group'
import { FaultsGroup } from './faults-group'
import { Group } from './group'
import { HubGroup } from './hub-group'
import { JournalGroup } from './journal-group'
import { MailboxGroup } from './mailbox-group'
import { NetworkGroup } from './network-group'
import { PushesGroup } from './pushes-group'
import { ScenarioGroup } from './scenario-group'
import { ShowGroup } from './show-group'
import { useRefresh } from './use-refresh'

type Props = {
  commands: Commands
  /** Whether the world is saved, so that a reload keeps it. */
  isPersistent: boolean
  onClose: () => void
}

/**
 * All controls of the demo: those for showing it to a visitor first, then those for testers, folded. On a desktop it is
 * beside the app, and both can be used; on a phone it covers the app, which is inert then. Escape closes it.
 */
export function Drawer({ commands, isPersistent, onClose }: Props) {
  useRefresh()
  const dialog = useRef<HTMLDivElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const pressed = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose()
  })
  useEffect(() => {
    close.current?.focus()
    const listener = (event: KeyboardEvent) => pressed(event)
    dialog.current?.addEventListener('keydown', listener) // goes with the element
  }, [])
  useEffect(coverPage, [])
  return (
    <div ref={dialog} className="demo__drawer" role="dialog" aria-label="Demo console">
      <div className="demo__head">
        <h2>Demo console</h2>
        <button
          ref={close}
          type="button"
          className="demo__icon"
          aria-label="Close demo console"
          onClick={onClose}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
      </div>
      {!isPersistent && (
        <p className="demo__warn">
          This browser doesn’t save data. The demo works, but starts over after a reload.
        </p>
      )}
      <ShowGroup commands={commands} />
      <ScenarioGroup commands={commands} />
      <div className="demo__group demo__actions">
        <CopyText
          label="Copy scenario link"
          text={() => `${location.origin}/?${commands.link()}`}
        />
        <button type="button" className="demo__primary" onClick={() => void commands.reset()}>
          Reset data
        </button>
      </div>
      <Group title="For testers" summary="network, faults, requests">
        <NetworkGroup commands={commands} />
        <ClockGroup commands={commands} />
        <FaultsGroup commands={commands} />
        <HubGroup commands={commands} />
        <MailboxGroup commands={commands} />
        <PushesGroup commands={commands} />
        <JournalGroup commands={commands} />
        <ContractGroup commands={commands} />
        <DataGroup commands={commands} />
      </Group>
    </div>
  )
}
