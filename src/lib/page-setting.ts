/** A setting of the build, as the page's head carries it (`scripts/build/settings.mjs`); '' when it is not set. */
export const pageSetting = (name: string): string =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? ''
