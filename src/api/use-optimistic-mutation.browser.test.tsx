import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { deferred } from '~/lib/deferred'
import {
  createOptimisticMutation,
  useOptimisticMutation,
  type OptimisticMutation,
} from './optimistic-mutation'
import { createQueryClient } from './query-client'

type Switch = OptimisticMutation<string, boolean>

function Toggle({ lights }: { lights: Switch }) {
  const light = useOptimisticMutation(lights, 'porch')
  const isOn = light?.value ?? false
  return (
    <button onClick={() => lights.mutate('porch', !isOn, false)}>
      {isOn ? 'On' : 'Off'}, {light?.phase ?? 'untouched'}
    </button>
  )
}

function open() {
  const first = deferred()
  const sent: boolean[] = []
  const lights: Switch = createOptimisticMutation({
    client: createQueryClient(),
    mutationKey: ['light'],
    mutationFn: (_id, isOn) => {
      sent.push(isOn)
      return sent.length === 1 ? first.promise : Promise.resolve()
    },
  })
  return { lights, first, sent }
}

test('fast presses show the latest value at once, and the host gets the first and the last', async () => {
  const { lights, first, sent } = open()
  const screen = await render(<Toggle lights={lights} />)
  const button = screen.getByRole('button')
  await button.click()
  for (let press = 0; press < 3; press += 1) await button.click()
  await expect.element(button).toHaveTextContent('Off, sending')
  expect(sent).toEqual([true])
  first.resolve()
  await expect.element(button).toHaveTextContent('Off, settled')
  expect(sent).toEqual([true, false])
})

test('a component that unmounts while its value is being sent shows the result when it is mounted again', async () => {
  const { lights, first, sent } = open()
  const screen = await render(<Toggle lights={lights} />)
  await screen.getByRole('button').click()
  await screen.unmount()
  first.reject(new Error('Not now.'))
  await expect.poll(() => lights.get('porch')?.phase).toBe('settled')
  const again = await render(<Toggle lights={lights} />)
  await expect.element(again.getByRole('button')).toHaveTextContent('Off, settled')
  expect(lights.get('porch')?.error).toEqual(new Error('Not now.'))
  expect(sent).toEqual([true])
})
