/**
 * The fake backend's entry for Node: end-to-end tests, commands, and the app's unit tests that run against a world. Outside
 * this folder import only this file, `browser.ts` (the demo's entry, without code for Node), `contract/index.ts` (only the
 * contract check) and `testing.ts` (for Vitest).
 */
export { createBackend, type Backend } from './backend/backend'
export { DIALECT_HABITS } from './backend/dialect'
export { createDice } from './backend/dice'
export type { Fault } from './backend/faults'
export { createContractCheck } from './contract/contract-check'
export { conform } from './contract/conformance'
export { UnusableHost } from './contract/conformance-login'
export { differs, reportOf } from './contract/conformance-report'
export { faultNamed } from './controls/fault-controls'
export { freeMoment } from './db/feed'
export {
  blockNotices,
  blockPush,
  cleanRefreshToken,
  cleanSession,
} from './device/simulated-blockers'
export { fuzz, replay } from './fuzz/run'
export { courses } from './ghin/courses/index'
export { GRAPH_PATH } from './graph/graph'
export { CANARY } from './handlers/hostile'
export { CLIENT_ID } from './identity/id-token'
export { PROVIDER_PATH } from './identity/issuer'
export { FAULT_LINES, FLAG_LINES } from './link/list'
export { linkQuery } from './link/link-query'
export { mailbox } from './mail/mailbox'
export { carefulHost } from './scenarios/careful-host'
export { defineScenario } from './scenarios/define'
export { scenarios } from './scenarios/index'
export { saturdayRound } from './scenarios/saturday-round'
export { startFakeServer, type FakeServer } from './server/http-server'
export { startLive } from './server/start-live'
