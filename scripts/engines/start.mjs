import { findEngine, howToInstall } from './find.mjs'
import { startFirefox } from './firefox.mjs'
import { startPlaywright } from './playwright.mjs'
import { startWebkit } from './webkit.mjs'

const SYSTEM = { firefox: startFirefox, webkit: startWebkit }

/**
 * Starts an engine of this machine.
 * @param {import('./find.mjs').EngineName} name
 * @returns {Promise<import('./page.mjs').Engine>} throws one clear line when it is missing or does not start
 */
export async function startEngine(name) {
  if (name === 'chromium') return startPlaywright(name)
  const found = findEngine(name)
  if (!found) throw new Error(`${name} is not installed. ${howToInstall(name)}`)
  try {
    return await (found.from === 'playwright' ? startPlaywright(name) : SYSTEM[name](found.path))
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n')
    throw new Error(`${name} does not start: ${reason}`, { cause: error })
  }
}
