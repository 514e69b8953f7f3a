import { REQUESTS } from './hold-early-requests'

// Replacements for what browsers lack on plain http, over which other devices in the network open the demo.

/** Adds `crypto.randomUUID`, with which @msw/data gives each row an id. */
export function addRandomUUID(
  target: Partial<Pick<Crypto, 'randomUUID'>> & {
    getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array
  },
): void {
  target.randomUUID ??= () => {
    const bytes = target.getRandomValues(new Uint8Array(15))
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    // 4 is the version, 8 the variant.
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-8${hex.slice(15, 18)}-${hex.slice(18, 30)}`
  }
}

type Shown = HTMLImageElement | HTMLVideoElement

/**
 * Shows the fake's pictures on plain http, where there is no worker to fetch them: a picture that fails to load is requested from
 * the fake and shown from its bytes. The page gets the error event only if the fake does not have it either. Returns a function
 * that ends this.
 */
export function showPictures(handle: (request: Request) => Promise<Response>): () => void {
  /** By element, the address that the fake does not have either. */
  const missing = new WeakMap<Shown, string>()
  /** Object URLs created here, not by the app. */
  const made = new Set<string>()

  async function show(element: Shown, address: string): Promise<void> {
    const response = await handle(new Request(address))
    const bytes = response.ok ? await response.blob() : undefined
    if (element.src !== address) return // it shows another picture by now
    if (bytes) {
      const own = URL.createObjectURL(bytes)
      made.add(own)
      element.src = own
      return
    }
    missing.set(element, address)
    element.dispatchEvent(new Event('error'))
  }

  const onError = (event: Event) => {
    const { target } = event
    if (!(target instanceof HTMLImageElement || target instanceof HTMLVideoElement)) return
    if (!REQUESTS.test(target.src) || missing.get(target) === target.src) return
    event.stopImmediatePropagation()
    void show(target, target.src)
  }
  const onLoad = ({ target }: Event) => {
    // A video loads more of its data from its address later, so the address is not revoked.
    if (target instanceof HTMLImageElement && made.delete(target.src))
      URL.revokeObjectURL(target.src)
  }

  document.addEventListener('error', onError, true) // capturing, because error events do not bubble
  document.addEventListener('load', onLoad, true)
  return () => {
    document.removeEventListener('error', onError, true)
    document.removeEventListener('load', onLoad, true)
  }
}
