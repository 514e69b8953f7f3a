import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useSession } from '~/session/use-session'
import { hub } from './hub'
import { useHubEvent } from './hub-events'

function Probe({ name, received }: { name: string; received: string[] }) {
  useHubEvent('resync', () => received.push(name))
  return <p>{useSession().status}</p>
}

test('before the session has started no golfer is signed in, and the hub does not connect', async () => {
  const screen = await render(<Probe name="a" received={[]} />)
  await expect.element(screen.getByText('starting')).toBeVisible()
  hub.start()
  expect(hub.state()).toBe('Disconnected')
})
