/** The path of the fake identity provider, on every host of the fake. */
export const PROVIDER_PATH = '/_identity'

/** The issuer of the provider on the host of an address: `https://host/_identity`. */
export const issuerAt = (address: string): string => new URL(address).origin + PROVIDER_PATH
