import { isoMoment } from '../backend/clock'
import { isOn, setFlag, type FlagTarget } from './flags'
import { FLAGS, type DemoLink } from './link'
import type { WorldOptions } from '../backend/world'

/** A clock within this many milliseconds of the opening moment counts as unchanged. */
const NEAR_MS = 60_000

/** The parts of a link other than faults and conditions: the world, the golfer, the bar and the kiosk mode. */
export type Staging = {
  opening: WorldOptions
  as: string | undefined
  bar: boolean
  kiosk: boolean
}

/** The link to the current state: the world as it opened, with golfer, clock, faults and conditions, but without changed rows. */
export function recipeOf(target: FlagTarget, { opening, as, bar, kiosk }: Staging): DemoLink {
  const { backend, conditions } = target
  const { isOffline, latencyMs, jitter, skewMinutes } = conditions.current()
  const opened = Date.parse(opening.now ?? backend.scenario.now)
  const isMoved = Math.abs(backend.clock.now() - opened) >= NEAR_MS
  const flags = FLAGS.filter((flag) => isOn(flag, target))
  const clock = isoMoment(Math.floor(backend.clock.now() / 1000) * 1000).replace('.000+00:00', 'Z')
  return {
    world: { ...opening, scenario: backend.scenario.name },
    ...(as !== undefined && { as }),
    net: isOffline ? 'offline' : latencyMs,
    jitter,
    faults: backend.faults.list(),
    ...((isMoved || backend.clock.isFrozen()) && { clock }),
    skew: skewMinutes,
    flags,
    bar,
    kiosk,
  }
}

/** Applies a link's state to a world that has just opened. `isNew`: the link was just opened, not remembered from before. */
export function applyRecipe(target: FlagTarget, link: DemoLink, isNew: boolean): void {
  const { backend, conditions } = target
  for (const { operationId, fault } of link.faults) backend.faults.set(operationId, fault)
  if (isNew && link.clock !== undefined) backend.clock.set(link.clock)
  for (const flag of link.flags) setFlag(flag, target, true)
  conditions.change({
    isOffline: link.net === 'offline',
    latencyMs: link.net === 'offline' ? 0 : link.net,
    jitter: link.jitter,
    skewMinutes: link.skew,
  })
}
