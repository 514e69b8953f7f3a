/**
 * Who may import whom. The lint rule and the README's drawing are both made from this table;
 * a new edge is a decision: write down why beside it.
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
  testing: ['lib', 'api'], // what tests answer requests with; tests and fakes alone may import it
}

/**
 * The only edges between features; the larger imports the smaller, and the graph has no cycle.
 * @type {Record<string, string[]>}
 */
export const featureEdges = {
  account: ['photo-editor'],
  feed: ['comments', 'follow', 'people', 'bets'],
  comments: ['people'],
  follow: ['people'],
  groups: ['people'],
  invite: ['login'], // an issuer other than Microsoft is asked as /direct-login asks
  profile: ['photo-editor'],
  'push-prompt': ['install'], // where notifications need the installed app, the prompt leads there
  scores: ['courses', 'people', 'comments'], // comments: a score just posted can be cheered on its receipt
}

/**
 * The doors of the fake, and who may import through each. Every other file of mocks/ is private to it.
 * @type {Record<string, { type?: string, files?: string }[]>}
 */
export const fakeDoors = {
  'index.ts': [{ type: 'e2e' }, { type: 'scripts' }, { files: 'src/**/*.test.{ts,tsx}' }],
  // The demo's page alone, and its test: the bar and the drawer come through it too.
  'browser.ts': [{ files: 'src/app/boot-demo{,.browser.test}.ts' }],
  // Answers in the app's tests are held against the contract by the fake's own check.
  'contract/index.ts': [{ type: 'testing' }],
  'testing.ts': [{ files: 'src/**/*.test.{ts,tsx}' }], // brings Vitest
}
