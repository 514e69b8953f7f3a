/**
 * The few commands of the WebDriver standard (https://www.w3.org/TR/webdriver2/) that the tests give WebKit's driver.
 * The published client libraries need a newer Node than this project.
 */

/** The key under which the standard sends an element's id. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const COMMAND_TIMEOUT_MS = 40_000

/**
 * @param {string} url of the driver or of a session
 * @param {'GET' | 'POST' | 'DELETE'} method @param {string} path @param {unknown} [body] @param {number} [timeoutMs]
 * @returns {Promise<unknown>} its value; throws with the driver's message, or with the command that got no response
 */
export async function command(url, method, path, body, timeoutMs = COMMAND_TIMEOUT_MS) {
  const response = await fetch(url + path, {
    method,
    signal: AbortSignal.timeout(timeoutMs),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((cause) => {
    if (cause.name !== 'TimeoutError') throw cause
    const given = JSON.stringify(body ?? null).slice(0, 300)
    throw new Error(`${path}: no answer within ${timeoutMs / 1000} s, given ${given}`, { cause })
  })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`)
  return value
}

/** @param {unknown} value @param {string} name @returns {unknown} its member, if it is an object that has it */
const member = (value, name) =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** @param {string} text @returns {object} the action that presses and releases each character */
const typed = (text) => ({
  type: 'key',
  id: 'keyboard',
  actions: Array.from(text).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
})

/** @param {number} x @param {number} y in pixels of the window @returns {object} the action that presses there */
const pressedAt = (x, y) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

/**
 * Opens a session.
 * @param {string} driver its address @param {object} capabilities that it must have
 */
export async function openSession(driver, capabilities) {
  const opened = await command(driver, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })
  const session = `${driver}/session/${String(member(opened, 'sessionId'))}`
  /** @param {string} path @param {unknown} body */
  const post = (path, body) => command(session, 'POST', path, body)

  return {
    version: String(member(member(opened, 'capabilities'), 'browserVersion')),
    goto: (/** @type {string} */ url) => post('/url', { url }),
    reload: () => post('/refresh', {}),
    /** @param {string} expression @returns {Promise<string>} JSON text of what its promise resolves to */
    async run(expression) {
      // The result is passed as text: this driver changes some values, such as an empty list.
      const script = `const done = arguments[0];
        Promise.resolve().then(() => (${expression}))
          .then((value) => done({ json: JSON.stringify(value ?? null) }), (error) => done({ error: String(error) }))`
      const result = await post('/execute/async', { script, args: [] })
      const error = member(result, 'error')
      if (typeof error === 'string') throw new Error(error)
      return String(member(result, 'json'))
    },
    type: (/** @type {string} */ text) => post('/actions', { actions: [typed(text)] }),
    /** @param {number} x @param {number} y */
    pressAt: (x, y) => post('/actions', { actions: [pressedAt(x, y)] }),
    /** @param {string} expression that is a file input @param {string[]} paths */
    async setFilesOf(expression, paths) {
      const element = await post('/execute/sync', { script: `return ${expression}`, args: [] })
      const id = String(member(element, ELEMENT))
      await post(`/element/${id}/value`, { text: paths.join('\n') })
    },
    /** @param {import('./page.mjs').Size} size of the window */
    resize: (size) => post('/window/rect', { x: 0, y: 0, ...size }),
    /** @returns {Promise<Buffer>} a PNG of the window */
    screenshot: async () =>
      Buffer.from(String(await command(session, 'GET', '/screenshot')), 'base64'),
    close: () => command(session, 'DELETE', ''),
  }
}
