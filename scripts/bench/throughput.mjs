/** Answers per second of the fake server beside a bare node:http server that answers the same bytes. */
import { bundleFake } from '../build/bundle-fake.mjs'
import { startServer } from './child.mjs'
import { answersPerSecond } from './load.mjs'

const VERSION = '/api/diagnostic/version'
const COUNT = '/api/follow/requests/count'
const FEED = '/api/linx?view=Following'
const ROUNDS = 3
const SECONDS = 1.5
const WARM_UP = 10_000

/** @param {number} port */
async function signIn(port) {
  const response = await fetch(`http://localhost:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'nora@whitcombe.example', password: 'linxgolf1' }),
  })
  /** @type {{ accessToken: string }} */
  const { accessToken } = await response.json()
  return { Authorization: `Bearer ${accessToken}` }
}

/** Headers a server adds by itself, or that follow from how the body is sent. */
const ITS_OWN = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'])

/**
 * @param {number} port @param {Record<string, string>} headers @param {string[]} paths
 * @returns {Promise<import('./child.mjs').BareAnswer[]>}
 */
const recorded = (port, headers, paths) =>
  Promise.all(
    paths.map(async (path) => {
      const response = await fetch(`http://localhost:${port}${path}`, { headers })
      const kept = [...response.headers].filter(([name]) => !ITS_OWN.has(name))
      return [path, kept, await response.text()]
    }),
  )

/** @param {number[]} numbers */
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const NONE = { rate: 0, cpu: 0 }

const bundle = await bundleFake()
const paths = [VERSION, COUNT, FEED]
const servers = {
  bare: startServer(),
  fake: startServer(),
  checked: startServer(),
  season: startServer(),
}
const ports = {
  fake: await servers.fake.serve({ fake: bundle, contract: 'off' }),
  checked: await servers.checked.serve({ fake: bundle, contract: 'on' }),
  season: await servers.season.serve({ fake: bundle, contract: 'off', scenario: 'season-10k' }),
  bare: 0,
}
const headers = await signIn(ports.fake)
ports.bare = await servers.bare.serve({ bare: await recorded(ports.fake, headers, paths) })

/** @typedef {{ rate: number, cpu: number }} Figures answers per second, and processor microseconds for one */

/**
 * In turns, so that whatever else the machine does falls on all. The processor time of an answer is the fairer of the
 * two figures: it does not know of other programs.
 * @param {string} path @param {(keyof typeof ports)[]} names @returns {Promise<Figures[]>}
 */
async function measure(path, names) {
  /** @type {Map<string, Figures[]>} */
  const found = new Map(names.map((name) => [name, []]))
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of names) {
      const server = servers[name]
      const before = await server.cpu()
      const { count, perSecond } = await answersPerSecond({
        port: ports[name],
        path,
        headers,
        // The first round warms up: by requests, for on a busy machine seconds leave the code cold.
        ...(round > 0 ? { seconds: SECONDS } : { seconds: 60, requests: WARM_UP }),
      })
      const cpu = (((await server.cpu()) - before) * 1000) / count
      if (round > 0) found.get(name)?.push({ rate: perSecond, cpu })
    }
  }
  return names.map((name) => {
    const all = found.get(name) ?? []
    return { rate: median(all.map(({ rate }) => rate)), cpu: median(all.map(({ cpu }) => cpu)) }
  })
}

for (const path of paths) {
  const [bare = NONE, plain = NONE, checked = NONE] = await measure(path, [
    'bare',
    'fake',
    'checked',
  ])
  const said = (/** @type {Figures} */ { rate, cpu }) =>
    `${rate.toFixed(0)}/s ${cpu.toFixed(0)} µs (${(rate / bare.rate).toFixed(2)}, by processor time ${(bare.cpu / cpu).toFixed(2)})`
  console.log(
    `GET ${path}: bare ${bare.rate.toFixed(0)}/s ${bare.cpu.toFixed(0)} µs; fake ${said(plain)}; with the contract check ${said(checked)}`,
  )
}
const [saturday = NONE, season = NONE] = await measure(FEED, ['fake', 'season'])
console.log(
  `first page: saturday-round ${saturday.cpu.toFixed(0)} µs, season-10k ${season.cpu.toFixed(0)} µs (${(season.cpu / saturday.cpu).toFixed(1)} times; aim 3)`,
)

const resets = []
for (let round = 0; round < 5; round++) {
  const start = performance.now()
  const reset = await fetch(`http://localhost:${ports.fake}/__fake/reset`, { method: 'POST' })
  await reset.text()
  resets.push(performance.now() - start)
}
console.log(`reset of saturday-round: ${median(resets).toFixed(0)} ms (aim 300)`)

const before = await servers.fake.memory()
await answersPerSecond({ port: ports.fake, path: COUNT, headers, seconds: 600, requests: 100_000 })
const after = await servers.fake.memory()
const megabytes = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(1)
console.log(
  `heap before and after 100,000 requests: ${megabytes(before.heap)} MB, ${megabytes(after.heap)} MB`,
)
for (const server of Object.values(servers)) server.stop()
