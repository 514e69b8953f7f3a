import type { InPage } from '../page/in-page'
import { isOn, setFlag, type FlagTarget } from '../link/flags'
import type { DemoLink, Flag } from '../link/link'
import { linkQuery } from '../link/link-query'
import { recipeOf } from '../link/recipe'
import type { ConsoleHost } from './host'

/** The link behind 'Try the demo': no account, no password, and an evening that plays by itself. */
export const TRIAL = 'scenario=saturday-round&as=nora@whitcombe.example&story=saturday'

/** The actions of the console's buttons. Each change is remembered for a reload of the tab. */
export type Commands = {
  readonly page: InPage
  target(): FlagTarget
  /** Email of the golfer who is signed in. */
  golfer(): string | undefined
  /** The link's query for the current state, clock included. */
  link(): string
  isOn(flag: Flag): boolean
  setFlag(flag: Flag, on: boolean): void
  /** Runs a change and remembers the resulting state. */
  change(work: () => void): void
  /** Goes to a scenario as this golfer, or as the scenario's own when `as` is empty. Faults and conditions are dropped. */
  open(scenario: string, as: string): void
  /** Goes to a link. */
  show(link: string): void
  /** Opens a fresh world, without any of the visitor's data, at the link the demo was opened with. */
  reset(): Promise<void>
}

/** `changed` is called after each change. */
export function createCommands(page: InPage, host: ConsoleHost, changed: () => void): Commands {
  const { world, conditions } = page
  const target = () => ({ backend: world.backend(), conditions })
  const golfer = () =>
    world
      .backend()
      .users()
      .find(({ id }) => id === host.golferId())?.email
  function recipe(): DemoLink {
    const link = new URLSearchParams(host.link())
    const [bar, kiosk] = [link.get('bar') !== 'off', link.get('kiosk') === '1']
    return recipeOf(target(), { opening: page.opening(), as: golfer(), bar, kiosk })
  }

  function change(work: () => void): void {
    work()
    // The saved world includes its clock; a reload must not set it back to the link's.
    host.remember(linkQuery({ ...recipe(), clock: undefined }))
    changed()
  }

  return {
    page,
    target,
    golfer,
    link: () => linkQuery(recipe()),
    isOn: (flag) => isOn(flag, target()),
    setFlag: (flag, on) => change(() => setFlag(flag, target(), on)),
    change,
    open(scenario, as) {
      const query = new URLSearchParams({ scenario, ...(as && { as }) }).toString()
      host.open(query.replaceAll('%40', '@'))
    },
    show: (link) => host.open(link),
    async reset() {
      const back = host.openingLink()
      await page.controls.reset()
      host.clearOnNextStart()
      host.open(back)
    },
  }
}
