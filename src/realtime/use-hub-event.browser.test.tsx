import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useSession } from '~/session/use-session'
import { hub } from './hub'
import { useHubEvent } from './use-hub-event'

function Probe({ name, received }: { name: string; received: string[] }) {
  useHubEvent('resync', () => received.push(name))
  return <p>{useSession().status}</p>
}

test('nobody is signed in before the session has started, and the hub stays away', async () => {
  const screen = await render(<Probe name="a" received={[]} />)
  await expect.element(screen.getByText('starting')).toBeVisible()
  hub.start()
  expect(hub.state()).toBe('Disconnected')
})
