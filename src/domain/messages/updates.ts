/** Messages about app updates. */
export const updateMessages = {
  chunkFailed: (id: string) => `Loading chunk ${id} failed.`,
  ready: 'A new version is ready.',
  reload: 'Reload',
} as const
