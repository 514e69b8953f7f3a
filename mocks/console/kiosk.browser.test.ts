import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { manualTimers } from '../hub/manual-timers'
import { IDLE_MS, startKiosk } from './kiosk'

let stop = () => {}
let timers: ReturnType<typeof manualTimers>
const startOver = vi.fn<() => void>()

beforeEach(() => {
  startOver.mockClear()
  timers = manualTimers()
  stop = startKiosk(startOver, timers)
})
afterEach(() => {
  stop()
  document.querySelector('main')?.remove()
})

const said = () => document.querySelector('[role=status]')?.textContent

/** Presses a link to this address; returns whether the browser would follow it. */
function press(address: string): boolean {
  const main = document.createElement('main')
  const link = document.createElement('a')
  link.href = address
  link.addEventListener('click', (event) => event.preventDefault()) // the test's page must not navigate
  main.append(link)
  document.body.append(main)
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  let isFollowed = false
  link.addEventListener('click', () => (isFollowed = true))
  link.dispatchEvent(event)
  return isFollowed
}

test('after two minutes without a touch it starts over, and again two minutes later', () => {
  timers.advance(IDLE_MS - 1)
  expect(startOver).not.toHaveBeenCalled()
  timers.advance(1)
  expect(startOver).toHaveBeenCalledTimes(1)
  timers.advance(IDLE_MS)
  expect(startOver).toHaveBeenCalledTimes(2)
})

test.each(['pointerdown', 'keydown', 'wheel', 'touchstart', 'input'])(
  'a visitor who is there (%s) is not interrupted',
  (sign) => {
    timers.advance(IDLE_MS - 1)
    dispatchEvent(new Event(sign))
    timers.advance(IDLE_MS - 1)
    expect(startOver).not.toHaveBeenCalled()
  },
)

test.each([
  ['mailto:pro@club.example', 'This demo stays here: writing an email is switched off.'],
  ['https://ghin.example/', 'This demo stays here: the link to ghin.example is switched off.'],
  ['tel:+13035550100', 'This demo stays here: the link to tel:+13035550100 is switched off.'],
])('%s leads away and is not followed', (address, sentence) => {
  expect(press(address)).toBe(false)
  expect(said()).toBe(sentence)
  timers.advance(5000)
  expect(said()).toBe('')
})

test('a link of the demo itself is followed', () => {
  expect(press('/groups')).toBe(true)
  expect(said()).toBe('')
})

test('an installation is not offered', () => {
  const offer = new Event('beforeinstallprompt', { cancelable: true })
  dispatchEvent(offer)
  expect(offer.defaultPrevented).toBe(true)
})
