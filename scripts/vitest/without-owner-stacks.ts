import * as React from 'react'

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
const COUNTER = 'recentlyCreatedOwnerStacks'

// React's development build creates an error with each element, for the stack of the component that made it, until this counter is
// at 10,000. No test reads it, and while an inspector is attached, as the test runner's is, an error costs much more: an eighth of
// the processor time of these tests.
const internals: unknown = Reflect.get(React, INTERNALS)
if (typeof internals !== 'object' || internals === null || !(COUNTER in internals))
  throw new TypeError(`React has no ${COUNTER} any more: remove this file, or adapt it.`)
Object.defineProperty(internals, COUNTER, { get: () => Infinity, set: () => {} })
