/** A setting of the build from a `meta` element of the page (`scripts/build/settings.mjs`); '' if it is not set. */
export const pageSetting = (name: string): string =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? ''
