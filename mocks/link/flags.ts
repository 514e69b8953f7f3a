import type { Backend } from '../backend/backend'
import type { PageConditions } from '../device/conditions'
import type { Flag } from './link'

/** The world and conditions that a flag changes. */
export type FlagTarget = { backend: Backend; conditions: PageConditions }

type Switch = { isOn(target: FlagTarget): boolean; set(target: FlagTarget, on: boolean): void }

const FLAP_MS = 8000
const REFUSED_WITH = 503
/** The lifetime of access tokens in a fresh world. */
const TOKEN_SECONDS = 3600

type DeviceCondition =
  | 'isStorageFull'
  | 'areNoticesBlocked'
  | 'isPushBlocked'
  | 'isSessionCleaned'
  | 'isRefreshTokenCleaned'

/** A condition of the device that is on or off. */
const condition = (name: DeviceCondition): Switch => ({
  isOn: ({ conditions }) => conditions.current()[name],
  set: ({ conditions }, on) => conditions.change({ [name]: on }),
})

const switches: Readonly<Record<Flag, Switch>> = {
  'clock-frozen': {
    isOn: ({ backend }) => backend.clock.isFrozen(),
    set: ({ backend }, on) => (on ? backend.clock.freeze() : backend.clock.run()),
  },
  // Every access token is already expired when it arrives, so each call is answered with 401 even after a refresh.
  '401-storm': {
    isOn: ({ backend }) => backend.tokens.policy.ttlSeconds === 0,
    set({ backend }, on) {
      backend.tokens.configure({ ttlSeconds: on ? 0 : TOKEN_SECONDS })
      if (on) backend.tokens.expire()
    },
  },
  'hub-flap': {
    isOn: ({ backend }) => backend.hub.flaps() > 0,
    set: ({ backend }, on) => backend.hub.flap(on ? FLAP_MS : 0),
  },
  'hub-refused': {
    isOn: ({ backend }) => backend.hub.refused() !== undefined,
    set({ backend }, on) {
      if (!on) return backend.hub.allow()
      backend.hub.refuse(REFUSED_WITH)
      backend.hub.drop() // otherwise connected clients would not notice
    },
  },
  // The host ignores idempotency keys and records a repeated request twice.
  'keys-ignored': {
    isOn: ({ backend }) => !backend.honorsIdempotencyKeys,
    set({ backend }, on) {
      backend.honorsIdempotencyKeys = !on
    },
  },
  'storage-full': condition('isStorageFull'),
  'notices-blocked': condition('areNoticesBlocked'),
  'push-blocked': condition('isPushBlocked'),
  'session-cleaned': condition('isSessionCleaned'),
  'refresh-token-cleaned': condition('isRefreshTokenCleaned'),
}

/** Whether a flag is on. */
export const isOn = (flag: Flag, target: FlagTarget): boolean => switches[flag].isOn(target)

/** Turns a flag on or off. */
export const setFlag = (flag: Flag, target: FlagTarget, on: boolean): void =>
  switches[flag].set(target, on)
