import type { Timers } from '~/lib/timers'
import type { ReloadOnce } from './reload-once'

const FIELDS = 'input, textarea, select, [contenteditable]'
/** Marks forms that store each key stroke: a reload loses nothing of them (R7). */
const STORED_FORM = '[data-stored]'

const textOf = (field: Element): string =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : (field.textContent ?? '')

/**
 * Whether a reload would lose typed text: a field edited by the golfer, still on the page and not empty, in a form that
 * does not store its input. Starts watching when called.
 */
export function watchTypedText(page: Document = document): () => boolean {
  const touched = new Set<Element>()
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.matches(FIELDS)) touched.add(target)
  }
  page.addEventListener('input', note, { capture: true })
  // Edited before this code had loaded.
  if (page.activeElement?.matches(FIELDS)) touched.add(page.activeElement)

  return () => {
    for (const field of touched) if (!field.isConnected) touched.delete(field)
    return [...touched].some((field) => !field.closest(STORED_FORM) && textOf(field).trim() !== '')
  }
}

/** How often a waiting reload checks whether it may run. */
const CHECK_INTERVAL_MS = 300

type Parts = {
  reload: ReloadOnce
  /** Resolves when a reload interrupts nothing. */
  settle: () => Promise<void>
  /** Whether a reload must wait: for unsaved text, an open dialog, the network. */
  isInUse: () => boolean
  /** Whether a reason can be stored across a reload. */
  canRemember: () => boolean
  /** Shows a Reload button instead of reloading. */
  offer: () => void
  address: () => string
  timers: Timers
}

/**
 * Reloads automatically for a reason such as a new version, once per reason, when the screen is not in use, which is checked
 * after each wait. If the reason cannot be stored, a Reload button is shown instead (R12).
 */
export function createAutoReload(parts: Parts): (reason: string) => void {
  const { reload, settle, isInUse, canRemember, offer, address, timers } = parts
  const waiting = new Set<string>()

  async function check(reason: string): Promise<void> {
    await settle()
    if (!isInUse()) await reload(reason, address, isInUse).catch(offer)
    if (isInUse()) timers.after(CHECK_INTERVAL_MS, () => void check(reason))
    else waiting.delete(reason)
  }

  return (reason) => {
    if (!canRemember()) return offer()
    if (waiting.has(reason)) return
    waiting.add(reason)
    void check(reason)
  }
}
