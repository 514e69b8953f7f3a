import { onTestFinished, vi } from 'vitest'

/** A share sheet that stays open until the test ends: a second press meanwhile is rejected, as browsers do. */
export function openShareSheet() {
  const share = vi
    .fn<typeof navigator.share>()
    .mockReturnValueOnce(new Promise(() => {}))
    .mockRejectedValue(new DOMException('A share is open.', 'InvalidStateError'))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share')
    Reflect.deleteProperty(navigator, 'canShare')
  })
  return share
}
