import { settle } from '~/lib/timers.fake'

/** Types the texts one after the other, a moment between them, from within the page: a busy machine makes no pause of it. */
export async function typeAtOnce(box: Element, ...texts: string[]): Promise<void> {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  for (const text of texts) {
    set?.call(box, text) // React keeps its own eye on the element's
    box.dispatchEvent(new Event('input', { bubbles: true }))
    await settle()
  }
}
