/** Where golfers reach the people behind the product. Either may be unset. */
export type SiteContact = { email: string | undefined; postalLines: readonly string[] }

const EMAIL = /^[^\s@<>"?&]+@[^\s@<>"?&]+$/

/** Reads the build's settings: an address that cannot be written to counts as unset; a postal address has its lines parted by `|`. */
export function siteContact(email: string, postalAddress: string): SiteContact {
  const lines = postalAddress.split('|').map((line) => line.trim())
  return {
    email: EMAIL.test(email) ? email : undefined,
    postalLines: lines.filter((line) => line !== ''),
  }
}
