/**
 * Measures the responses per second of the fake server and of a bare node:http server that sends the same bytes. Exits with 1
 * when the fake's share of the bare server's rate is below its budget for a page of the feed.
 */
import { bundleFake } from '../build/bundle-fake.mjs'
import { THROUGHPUT } from './budgets.mjs'
import { startServer } from './child.mjs'
import { responsesPerSecond } from './load.mjs'
import { inTurns, loadsFor } from './loads.mjs'

const ROUNDS = 5
const SECONDS = 1
const WARM_UP = 6000

/** Headers that every server adds by itself. */
const OWN_HEADERS = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
])

/** @typedef {import('./load.mjs').LoadRequest} LoadRequest */

/** @param {number} port @param {LoadRequest} request @returns {Promise<import('./child.mjs').BareResponse>} */
async function recorded(port, { method = 'GET', path, headers = {}, body }) {
  const init = { method, headers, ...(body !== undefined && { body }) }
  const response = await fetch(`http://localhost:${port}${path}`, init)
  const sent = [...response.headers].filter(([name]) => !OWN_HEADERS.has(name))
  return [`${method} ${path} ${headers['Authorization'] ?? ''}`, sent, await response.text()]
}

/** @param {number[]} numbers */
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const bundle = await bundleFake()
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
const loads = await loadsFor(ports.fake)
const all = new Set(Object.values(loads).flat())
ports.bare = await servers.bare.serve({
  bare: await Promise.all([...all].map((request) => recorded(ports.fake, request))),
})

/** @typedef {{ rate: number, cpu: number }} Figures responses per second, and processor microseconds for one */

/**
 * @param {keyof typeof ports} name @param {LoadRequest[]} requests @param {{ seconds: number, requests?: number }} limit
 * @returns {Promise<Figures>}
 */
async function measure(name, requests, limit) {
  const before = await servers[name].cpu()
  const { count, perSecond } = await responsesPerSecond({
    port: ports[name],
    next: inTurns(requests),
    ...limit,
  })
  return { rate: perSecond, cpu: (((await servers[name].cpu()) - before) * 1000) / count }
}

/** @param {Figures[]} rounds @returns {Figures} */
const typical = (rounds) => ({
  rate: median(rounds.map(({ rate }) => rate)),
  cpu: median(rounds.map(({ cpu }) => cpu)),
})

/**
 * Measures servers in turns, so that other work of the machine slows all of them alike.
 * @param {[keyof typeof ports, LoadRequest[]][]} loadOf @returns {Promise<Figures[][]>} of each, round by round
 */
async function measureAll(loadOf) {
  /** @type {Figures[][]} */
  const found = loadOf.map(() => [])
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [at, [name, requests]] of loadOf.entries()) {
      // The first round warms up, with a number of requests instead of seconds, which may be too few requests on a busy machine.
      const limit = round > 0 ? { seconds: SECONDS } : { seconds: 60, requests: WARM_UP }
      const figures = await measure(name, requests, limit)
      if (round > 0) found[at]?.push(figures)
    }
  }
  return found
}

/** The bare server's processor time as a share of another's: the median over the rounds, because a slow round slows both. @param {Figures[]} bares @param {Figures[]} rounds */
const cpuOfBare = (bares, rounds) =>
  median(rounds.map(({ cpu }, at) => (bares[at]?.cpu ?? 0) / cpu))

/** Prints the figures of one load. @param {string} title @param {LoadRequest[]} requests @returns {Promise<number>} with the check, as a share of the bare server's */
async function compare(title, requests) {
  const [bares = [], fakes = [], checked = []] = await measureAll([
    ['bare', requests],
    ['fake', requests],
    ['checked', requests],
  ])
  const bare = typical(bares)
  // Processor time is the fairer figure: other programs do not change it.
  const lineOf = (/** @type {Figures[]} */ rounds) => {
    const { rate, cpu } = typical(rounds)
    return `${rate.toFixed(0)}/s ${cpu.toFixed(0)} µs (${(rate / bare.rate).toFixed(2)}, by processor time ${cpuOfBare(bares, rounds).toFixed(2)})`
  }
  console.log(
    `${title}: bare ${bare.rate.toFixed(0)}/s ${bare.cpu.toFixed(0)} µs; fake ${lineOf(fakes)}; with the contract check ${lineOf(checked)}`,
  )
  return cpuOfBare(bares, checked)
}

const reads = [
  await compare('the version', loads.version),
  await compare('the current user', loads.currentUser),
  await compare('one page of the feed, nothing written', loads.samePage),
]
await compare('readers of the feed, a comment every 20 requests', loads.mixed)
await compare('a comment and a page of the feed in turns', loads.freshPage)
await compare('comments', loads.comment)

const { freshPage } = await loadsFor(ports.season)
const [saturday = [], season = []] = await measureAll([
  ['fake', loads.freshPage],
  ['season', freshPage],
])
const [day, year] = [typical(saturday).cpu, typical(season).cpu]
console.log(
  `a comment and a page: saturday-round ${day.toFixed(0)} µs, season-10k ${year.toFixed(0)} µs (${(year / day).toFixed(1)} times; aim 3)`,
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
await measure('fake', loads.currentUser, { seconds: 600, requests: 100_000 })
const after = await servers.fake.memory()
const megabytes = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(1)
console.log(
  `heap before and after 100,000 requests: ${megabytes(before.heap)} MB, ${megabytes(after.heap)} MB`,
)
for (const server of Object.values(servers)) server.stop()
const slowest = Math.min(...reads)
if (slowest < THROUGHPUT.ofBare) {
  console.log(`Reads: ${slowest.toFixed(2)} of a bare server (aim ${THROUGHPUT.ofBare})`)
  process.exit(1)
}
