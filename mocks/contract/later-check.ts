import type { ContractCheck } from './types'

/** A check whose code and document come with the first exchange; what is compared waits for them. */
export function laterCheck(
  load: () => Promise<{ createPlainCheck(): ContractCheck }>,
): ContractCheck {
  let loaded: Promise<ContractCheck> | undefined
  const check = () => (loaded ??= load().then(({ createPlainCheck }) => createPlainCheck()))
  return {
    request: async (...exchange) => (await check()).request(...exchange),
    response: async (...exchange) => (await check()).response(...exchange),
  }
}
