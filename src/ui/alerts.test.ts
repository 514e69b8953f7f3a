import { expect, test, vi } from 'vitest'
import { createAlerts } from './alerts'

test('messages come one after the other, and who asked hears that theirs was read', async () => {
  const alerts = createAlerts(() => {})
  const read = vi.fn()
  const first = alerts.show('One')
  void alerts.show('Two').then(read)
  expect(alerts.current()).toBe('One')
  alerts.close()
  await first
  expect(read).not.toHaveBeenCalled()
  expect(alerts.current()).toBe('Two')
  alerts.close()
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1))
  expect(alerts.current()).toBeUndefined()
})

test('the same message is never there twice; read, it may come again', () => {
  const alerts = createAlerts(() => {})
  void alerts.show('One')
  void alerts.show('One')
  alerts.close()
  expect(alerts.current()).toBeUndefined()
  void alerts.show('One')
  expect(alerts.current()).toBe('One')
})

test('the end of a session forgets them, and nobody waits for ever', async () => {
  const alerts = createAlerts(() => {})
  const both = Promise.all([alerts.show('One'), alerts.show('Two')])
  alerts.clear()
  await both
  expect(alerts.current()).toBeUndefined()
  alerts.close() // a late press
})

test('what the calls of an ended session still say is not shown; after the golfer’s next act alerts are (SES-09)', async () => {
  const acts: (() => void)[] = []
  const alerts = createAlerts((act) => acts.push(act))
  alerts.clear()
  alerts.clear()
  await alerts.show('Authentication failed. Please log in again.')
  expect(alerts.current()).toBeUndefined()
  expect(acts).toHaveLength(1)
  acts[0]?.()
  void alerts.show('Invalid email or password')
  expect(alerts.current()).toBe('Invalid email or password')
})
