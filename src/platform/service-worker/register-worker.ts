/** The only worker URL that this app registers. */
export const WORKER = '/sw.js'

/**
 * The browser's Trusted Types. The policy creates an object that `register` accepts although its type is string; a plain
 * string is refused under the app's content policy.
 */
export type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

declare global {
  var trustedTypes: TrustedTypes | undefined
}

type Registration = Pick<ServiceWorkerRegistration, 'update'>

/** The part of `navigator.serviceWorker` that registers the worker. */
export type WorkerContainer<R extends Registration = Registration> = {
  readonly controller: object | null
  register(url: string): Promise<R>
  addEventListener(type: 'controllerchange', listener: () => void): void
}

type Options<R extends Registration> = {
  container: WorkerContainer<R> | undefined
  trustedTypes: TrustedTypes | undefined
  /** A new worker has replaced the one that served this page. Never called for the first one (R12). */
  onTakeover: () => void
  /** When to register; takeovers are noticed even earlier. */
  start?: Promise<unknown> | undefined
}

/** A worker's URL as a trusted type: the policy `name`, which can be created only once per page, accepts no other URL. */
export function trustedUrl(name: string, address: string, types?: TrustedTypes): string {
  if (!types) return address
  const policy = types.createPolicy(name, {
    createScriptURL(url) {
      if (url !== address) throw new TypeError(`Not the ${name}: ${url}`)
      return url
    },
  })
  return policy.createScriptURL(address)
}

/** Like `registerWorker`, with the browser's APIs as parameters. */
export async function registerWorkerIn<R extends Registration>(
  options: Options<R>,
): Promise<R | undefined> {
  const { container, trustedTypes, onTakeover, start } = options
  if (!container) return undefined
  // With clients.claim() the first worker takes control of a page that had none, which is not a takeover.
  let wasControlled = container.controller !== null
  container.addEventListener('controllerchange', () => {
    if (wasControlled) onTakeover()
    wasControlled = true
  })
  await start
  try {
    return await container.register(trustedUrl('app-worker', WORKER, trustedTypes))
  } catch {
    return undefined // the app works without its worker; the next start tries again
  }
}

/** Registers the app's worker at `start`; undefined where it cannot. Called once per page. */
export const registerWorker = (
  onTakeover: () => void,
  start?: Promise<unknown>,
): Promise<ServiceWorkerRegistration | undefined> =>
  registerWorkerIn<ServiceWorkerRegistration>({
    container: globalThis.navigator?.serviceWorker,
    trustedTypes: globalThis.trustedTypes,
    onTakeover,
    start,
  })
