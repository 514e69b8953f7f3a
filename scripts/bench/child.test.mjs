import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'

/** Whether something listens at a port. @param {number} port @returns {Promise<boolean>} */
const isServed = (port) =>
  new Promise((found) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      found(true)
    }).on('error', () => found(false))
  })

test('a server that is measured ends with the command that started it, even if that is killed', async () => {
  const lines = [
    `import { startServer } from '${new URL('child.mjs', import.meta.url).href}'`,
    'console.log(await startServer().serve({ bare: [] }))',
  ]
  const command = spawn(process.execPath, ['--input-type=module', '-e', lines.join('\n')])
  onTestFinished(() => void command.kill('SIGKILL'))
  const [text] = await once(command.stdout, 'data')
  const port = Number(String(text))
  expect(await isServed(port)).toBe(true)
  command.kill('SIGKILL')
  await expect.poll(() => isServed(port), { timeout: 10_000 }).toBe(false)
})
