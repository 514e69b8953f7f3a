/**
 * The allowed imports between layers. The lint rule and the README's table are generated from this one. A new edge is a decision:
 * write down the reason beside it.
 * @type {Record<string, string[]>}
 */
export const layers = {
  lib: [],
  domain: ['lib'],
  routing: ['lib', 'domain'],
  api: ['lib', 'domain'],
  platform: ['lib'],
  session: ['lib', 'domain', 'api', 'platform'],
  // the hub's address is the host's, and it reconnects when a tab becomes visible or goes online
  realtime: ['lib', 'domain', 'api', 'platform', 'session'],
  // cached responses: they belong to the signed-in golfer, and the hub reports that the network is back
  offline: ['lib', 'domain', 'api', 'platform', 'session', 'realtime', 'ui'],
  reporting: ['lib', 'api', 'platform', 'session'],
  ui: ['lib'],
  feature: [
    'lib',
    'domain',
    'routing',
    'api',
    'platform',
    'session',
    'realtime',
    'offline',
    'reporting',
    'ui',
  ],
  page: ['lib', 'domain', 'routing', 'api', 'session', 'ui', 'feature'],
  app: [
    'lib',
    'domain',
    'routing',
    'api',
    'platform',
    'session',
    'realtime',
    'offline',
    'reporting',
    'ui',
    'feature',
    'page',
  ],
  sw: ['lib'],
  testing: ['lib', 'api'], // responses for tests; only tests and fakes may import it
}

/**
 * The only edges between features. The larger feature imports the smaller one, and the graph has no cycle.
 * @type {Record<string, string[]>}
 */
export const featureEdges = {
  account: ['photo-editor'],
  feed: ['comments', 'follow', 'people', 'bets'],
  comments: ['people'],
  follow: ['people'],
  groups: ['people'],
  invite: ['login'], // an issuer other than Microsoft is used in the same way as by /direct-login
  profile: ['photo-editor'],
  'push-prompt': ['install'], // if notifications need the installed app, the prompt leads to the installation
  scores: ['courses', 'people', 'comments'], // comments: a score just posted can be given a Woohoo on its receipt
}

/**
 * The public modules of the fake, and who may import each. Every other file of mocks/ is private to it.
 * @type {Record<string, { type?: string, files?: string }[]>}
 */
export const fakeDoors = {
  'index.ts': [{ type: 'e2e' }, { type: 'scripts' }, { files: 'src/**/*.test.{ts,tsx}' }],
  // Only the demo's page and its test import it; it also exports the bar and the drawer.
  'browser.ts': [{ files: 'src/app/boot-demo{,.browser.test}.ts' }],
  // The fake's own check compares the responses in the app's tests with the contract.
  'contract/index.ts': [{ type: 'testing' }],
  'testing.ts': [{ files: 'src/**/*.test.{ts,tsx}' }], // it imports Vitest
}
