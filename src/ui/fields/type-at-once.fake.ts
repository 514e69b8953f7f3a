import { settle } from '~/lib/timers.fake'

/** Types the texts one after another within the page, with a minimal pause that a busy machine cannot lengthen. */
export async function typeAtOnce(box: Element, ...texts: string[]): Promise<void> {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  for (const text of texts) {
    set?.call(box, text) // React overrides the element's own `value` setter
    box.dispatchEvent(new Event('input', { bubbles: true }))
    await settle()
  }
}
