import { expect, onTestFinished, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { firstScreen } from '~/lib/first-screen'
import { hub } from '~/realtime/hub'
import { useOnCourse } from './use-on-course'

function setPageVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('on the course the hub is stopped while the page is hidden, and no longer when the mode ends', async () => {
  onTestFinished(() => void vi.restoreAllMocks())
  const stop = vi.spyOn(hub, 'stop').mockReturnValue()
  const start = vi.spyOn(hub, 'start').mockReturnValue()
  firstScreen.markShown()
  setPageVisibility('hidden')
  const hook = await renderHook(() => useOnCourse(true))
  await expect.poll(() => stop).toHaveBeenCalledTimes(1)
  setPageVisibility('visible')
  expect(start).toHaveBeenCalledWith(true)
  await hook.unmount()
  setPageVisibility('hidden')
  expect(stop).toHaveBeenCalledTimes(1)
})
