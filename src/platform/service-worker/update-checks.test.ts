import { expect, test, vi } from 'vitest'
import { createFakeTimers } from '~/lib/timers.fake'
import { createFakeVisibility } from '~/platform/switch.fake'
import { UPDATE_CHECK_INTERVAL_MS, startUpdateChecks } from './worker-updates'

function openTab() {
  const timers = createFakeTimers()
  const visibility = createFakeVisibility()
  const check = vi.fn()
  startUpdateChecks({ check, visibility, timers })
  return { timers, visibility, check }
}

test('a visible tab checks for updates at intervals', async () => {
  const { timers, check } = openTab()
  await timers.advance(UPDATE_CHECK_INTERVAL_MS * 3)
  expect(check).toHaveBeenCalledTimes(3)
})

test('hiding and showing the tab twenty times leaves at most one timer, and none while hidden (UPD-12)', async () => {
  const { timers, visibility, check } = openTab()
  for (let turn = 0; turn < 20; turn += 1) {
    visibility.set(false)
    expect(timers.waiting()).toBe(0)
    visibility.set(true)
    expect(timers.waiting()).toBe(1)
  }
  await timers.advance(UPDATE_CHECK_INTERVAL_MS)
  expect(check).toHaveBeenCalledTimes(1)
})

test('a tab hidden for hours checks nothing, and checks once when it is shown', async () => {
  const { timers, visibility, check } = openTab()
  visibility.set(false)
  await timers.advance(UPDATE_CHECK_INTERVAL_MS * 10)
  expect(check).not.toHaveBeenCalled()
  visibility.set(true)
  await timers.advance(0)
  expect(check).toHaveBeenCalledTimes(1)
})
