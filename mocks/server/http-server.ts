import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createBackend, type Backend } from '../backend/backend'
import type { ContractCheck } from '../contract/types'
import { transportOf } from '../backend/dialect'
import { GRAPH_PATH } from '../graph/graph'
import { PROVIDER_PATH } from '../identity/issuer'
import type { PushService } from '../push-service/push-service'
import { control, CONTROLS_PATH } from '../controls/controls'
import { corsHeaders, isPreflight, preflightHeaders, refusesOrigins } from './cors'
import { createHubSockets } from './hub-sockets'
import { noteConnection, sendAnswer, toRequest } from './node-http'
import type { OpenedWorlds } from '../backend/seeding'
import { isFromForeignPage, isKnownHost } from './trusted-request'
import { openWorld, wantedScenario, type World, type WorldOptions } from '../backend/world'

/** Where the server listens, and what it serves. */
export type FakeServerOptions = {
  /** 0 = any free port, the default. */
  port?: number
  /** The address it listens at: this machine alone unless another one is named. */
  address?: string
  /** The scenario worlds open with. */
  scenario?: string
  /** The moment worlds open at, ISO 8601; the scenario's own when left out. Asked for each new world. */
  now?: () => string
  /** Milliseconds since any fixed moment, so that time runs; without it time stands still. */
  elapsed?: () => number
  /** Seeds each scenario once for all worlds that open at its own moment. */
  shareSeeds?: boolean
  /** Compares every exchange with the OpenAPI document. */
  contract?: ContractCheck
  /** Where pushes really go; without it they are only noted. */
  pushService?: PushService
  /** Names the fake is reached by besides those of this machine; sent to any other name, nothing is answered. */
  hosts?: readonly string[]
  /** Answers what is neither the API, the hub nor a control: the built app's files. */
  files?: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

/** The fake backend on a real port. */
export type FakeServer = {
  readonly port: number
  /** The address of a world; a world is opened by the first request to it. */
  url(world?: string): string
  world(name?: string): Promise<Backend>
  /** Replaces a world by a fresh one. Its connections are cut; the former `Backend` is dead. */
  reset(name?: string, options?: WorldOptions): Promise<Backend>
  /** Cuts every connection and frees the port. */
  close(): Promise<void>
}

/** Common behind a proxy; Node's own 5 s would end connections in the middle of a test. */
const KEEP_ALIVE_MS = 75_000

const DEFAULT_WORLD = 'default'
/** A world is some megabytes; the one used longest ago makes room for a new one. */
const MAX_WORLDS = 50

/** `NAME.localhost:PORT` is the world NAME; every other host is the default one. */
function worldOf(host = ''): string {
  const [, name] = /^([a-z0-9-]+)\.localhost(?::\d+)?$/i.exec(host) ?? []
  return name?.toLowerCase() ?? DEFAULT_WORLD
}

/** Without any header that lets a page of another origin read it. */
function refuse(outgoing: ServerResponse, status: number, message: string): void {
  outgoing.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' })
  outgoing.end(JSON.stringify({ message, status }))
}

/** Whether the address of a request is a path that can be read; '//' and '*' are not. */
const isAddress = (url: string): boolean =>
  url.startsWith('/') && URL.canParse(url, 'http://localhost')

/**
 * Brings the two other forms of a request to the usual one: an absolute address, which then counts instead of the Host
 * header, and HTTP/1.0 without a Host, which no browser sends.
 */
function takeAddress(incoming: IncomingMessage): void {
  const [, host, path = '/'] = /^http:\/\/([^/?#@]+)(\/.*)?$/i.exec(incoming.url ?? '') ?? []
  if (host !== undefined) {
    incoming.url = path
    incoming.headers.host = host
  }
  if (incoming.httpVersion === '1.0') incoming.headers.host ??= 'localhost'
}

/** The request as it was sent, without what offers another protocol. */
function withoutUpgrade({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, at) => {
    const isOffer = /^(connection|upgrade|http2-settings)$/i.test(name)
    return at % 2 === 1 || isOffer ? [] : [`${name}: ${rawHeaders[at + 1]}`]
  })
  return [`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}

const isApi = (path: string) =>
  /^\/(api|hubs)\//.test(path) ||
  [PROVIDER_PATH, GRAPH_PATH].some((beside) => path.startsWith(`${beside}/`))

/** Starts it; rejects for an unknown scenario or a taken port. */
export async function startFakeServer(options: FakeServerOptions = {}): Promise<FakeServer> {
  wantedScenario(options.scenario) // now, not at the first request
  const worlds = new Map<string, Promise<World>>()
  const sockets = createHubSockets()
  const connections = new Set<Socket>()
  const opened: OpenedWorlds | undefined = options.shareSeeds ? new WeakMap() : undefined

  async function create({
    scenario = options.scenario,
    seed,
    now = options.now?.(),
    story,
  }: WorldOptions) {
    const { elapsed, contract, pushService } = options
    const rest = { elapsed, contract, pushService, opened }
    const backend = await createBackend(wantedScenario(scenario), { seed, now, story, ...rest })
    backend.faults.onSet(() => {
      if (!backend.faults.needFreshConnections()) return
      server.closeIdleConnections()
      // Node takes a connection without a request yet for a busy one; a browser takes it for a reused one.
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    })
    return backend
  }

  function worldNamed(name: string): Promise<World> {
    const world = worlds.get(name) ?? openWorld(create)
    worlds.delete(name)
    worlds.set(name, world) // the newest is the last
    for (const [oldest, former] of worlds) {
      if (worlds.size <= MAX_WORLDS) break
      worlds.delete(oldest)
      former.then((ended) => ended.backend().close()).catch(() => undefined)
    }
    return world
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    takeAddress(incoming)
    const { method = 'GET', url = '/', headers } = incoming
    const isConnectionReused = noteConnection(incoming)
    if (!isKnownHost(headers.host, options.hosts)) {
      return refuse(outgoing, 421, `The fake has no name ${headers.host}; HOST gives it one.`)
    }
    if (!isAddress(url)) return refuse(outgoing, 400, 'This address cannot be read.')
    const isControl = url.startsWith(CONTROLS_PATH)
    if (isControl && isFromForeignPage(headers)) {
      return refuse(outgoing, 403, 'A page of another origin cannot use the controls.')
    }
    if (!isControl && !isApi(url) && options.files) return options.files(incoming, outgoing)
    const world = await worldNamed(worldOf(headers.host))
    // A browser repeats a request, even a POST, that was cut on a reused connection. Under a fault that loses answers each
    // request therefore gets a new connection, also when the fault is set while this answer is being sent.
    outgoing.once('finish', () => {
      // `end` would still let another request in.
      if (world.backend().faults.needFreshConnections()) incoming.socket.destroySoon()
    })
    const keepAlive = () => {
      if (world.backend().faults.needFreshConnections()) outgoing.shouldKeepAlive = false
    }
    if (isPreflight(method, headers)) {
      keepAlive()
      const isRefused = refusesOrigins(world.backend(), headers, url)
      return void outgoing.writeHead(204, isRefused ? {} : preflightHeaders(headers)).end()
    }
    const request = toRequest(incoming, outgoing, isConnectionReused)
    const backend = world.backend()
    const made = isControl ? await control(request, world) : await backend.answer(request)
    // Reset meanwhile: what this answer says has happened is not in the present world.
    if (!isControl && world.backend() !== backend) return void outgoing.destroy()
    keepAlive()
    const isRefused = isControl || (transportOf(made)?.isCorsRefused ?? false)
    await sendAnswer(made, outgoing, isRefused ? {} : corsHeaders(headers))
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => {
      console.error(error)
      outgoing.destroy()
    })
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  server.on('upgrade', (incoming, socket, head) => {
    if (incoming.headers.upgrade?.toLowerCase() !== 'websocket') {
      // HTTP/2, as curl and Java's client offer it, is not taken up: the request is read again and answered as any other.
      socket.unshift(Buffer.concat([Buffer.from(withoutUpgrade(incoming), 'latin1'), head]))
      return void server.emit('connection', socket)
    }
    takeAddress(incoming)
    const { url = '/', headers } = incoming
    if (!isKnownHost(headers.host, options.hosts) || !isAddress(url)) return void socket.destroy()
    sockets
      .upgrade(incoming, socket, head, worldNamed(worldOf(headers.host)))
      .catch((error: unknown) => {
        console.error(error)
        socket.destroy()
      })
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, options.address ?? '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  return {
    port,
    url: (world = DEFAULT_WORLD) =>
      world === DEFAULT_WORLD ? `http://localhost:${port}` : `http://${world}.localhost:${port}`,
    world: async (name = DEFAULT_WORLD) => (await worldNamed(name)).backend(),
    reset: async (name = DEFAULT_WORLD, fresh = {}) => (await worldNamed(name)).reset(fresh),
    async close() {
      for (const world of worlds.values()) (await world).backend().close()
      sockets.close()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    },
  }
}
