import { expect, test, vi } from 'vitest'
import { createAlerts } from './alerts'

test('messages are shown one after another, and show resolves when its message was closed', async () => {
  const alerts = createAlerts(() => {})
  const read = vi.fn()
  const first = alerts.show('One')
  void alerts.show('Two').then(read)
  expect(alerts.getState()).toBe('One')
  alerts.close()
  await first
  expect(read).not.toHaveBeenCalled()
  expect(alerts.getState()).toBe('Two')
  alerts.close()
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1))
  expect(alerts.getState()).toBeUndefined()
})

test('a message is not queued twice; once closed, it may be shown again', () => {
  const alerts = createAlerts(() => {})
  void alerts.show('One')
  void alerts.show('One')
  alerts.close()
  expect(alerts.getState()).toBeUndefined()
  void alerts.show('One')
  expect(alerts.getState()).toBe('One')
})

test('the end of a session clears the queue and resolves its promises', async () => {
  const alerts = createAlerts(() => {})
  const both = Promise.all([alerts.show('One'), alerts.show('Two')])
  alerts.clear()
  await both
  expect(alerts.getState()).toBeUndefined()
  alerts.close() // a late press
})

test('messages of an ended session are not shown; alerts resume with the golfer’s next input (SES-09)', async () => {
  const acts: (() => void)[] = []
  const alerts = createAlerts((act) => acts.push(act))
  alerts.clear()
  alerts.clear()
  await alerts.show('Authentication failed. Please log in again.')
  expect(alerts.getState()).toBeUndefined()
  expect(acts).toHaveLength(1)
  acts[0]?.()
  void alerts.show('Invalid email or password')
  expect(alerts.getState()).toBe('Invalid email or password')
})
