import { HttpResponse } from 'msw'
import { mapTexts } from '../lib/json'
import { JsonResponse, withValue, type HandlerResponse } from './json-response'

/** The global variable that an attack sets when it runs. */
export const CANARY = 'hacked'

/** Prefixes for texts; the original text follows, so that tests still find it. */
const TEXTS: readonly string[] = [
  `<script>window.${CANARY}=1</script>`,
  `<img src=x onerror="window.${CANARY}=1">`,
  `"><svg onload=window.${CANARY}=1>`,
  `javascript:window.${CANARY}=1//`,
  `data:text/html,<script>window.${CANARY}=1</script>`,
  `</title><iframe srcdoc="<script>parent.${CANARY}=1</script>">`,
  '\u202E\u2066right to left',
  'W'.repeat(300),
  '\u200B\uFEFF\u{1F469}\u200D\u{1F469}\u200D\u{1F467}\u{1F3CC}\uFE0F\u200D\u2640\uFE0F\u0301\u0301\u0301',
  `{{constructor.constructor('window.${CANARY}=1')()}}`,
]

/** Replacements for the addresses of pictures. */
const ADDRESSES: readonly string[] = [
  `javascript:window.${CANARY}=1`,
  `data:text/html,<script>window.${CANARY}=1</script>`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="top.${CANARY}=1"/>`,
  '//stranger.example/x.png',
  'http://stranger.example/x.png',
  'https://user@stranger.example/x.png',
  `/api/"onerror="window.${CANARY}=1`,
]

/** Fields that the app does not show but acts on; they stay unchanged here, because TXT-04 tests unknown values of them. */
const UNCHANGED_FIELDS =
  /token$|^@odata|^id$|^address$|^session_?id$|^connectionId$|^transport|^sourceTable$|^notificationType$|^status$|gender$|^RatingType$|^TeeSetRatingName$|^version$|^publicKey$|^scoreType$|^hdcpId$/i

const PICTURE = /picture|^imageUrls$/i

/** A date or a moment, which the app reads as a time. */
const MOMENT = /^\d{4}-\d\d-\d\d(T|$)/

/** Picks an element by the text, so that a text becomes the same hostile text everywhere. */
function pick(list: readonly string[], text: string): string {
  let sum = 2 * text.length + text.charCodeAt(0)
  for (let at = 0; at < text.length; at += 1) sum += text.charCodeAt(at)
  return list[sum % list.length] ?? ''
}

function hostileText(text: string, name: string): string {
  if (text === '' || UNCHANGED_FIELDS.test(name) || MOMENT.test(text)) return text
  return PICTURE.test(name) ? pick(ADDRESSES, text) : `${pick(TEXTS, text)} ${text}`
}

/** A JSON value with every text in it made hostile. */
export const hostileValue = (value: unknown): unknown => mapTexts(value, hostileText)

/** The response as if every golfer of the host were an attacker (SEC-01). It still conforms to the contract. */
export async function hostileResponse(response: HandlerResponse): Promise<HandlerResponse> {
  if (response instanceof JsonResponse) return withValue(response, hostileValue(response.value))
  const isJsonBody = response.headers.get('Content-Type')?.startsWith('application/json') ?? false
  if (!isJsonBody) return response
  const { status, headers } = response
  headers.delete('Content-Length')
  return new HttpResponse(JSON.stringify(hostileValue(await response.json())), { status, headers })
}
