/** Reloads, lists, hostile text, days, the hub and reports: R8, R12, R15 to R20, R25. @type {import('./mutants.mjs').Mutant[]} */
export const screenMutants = [
  {
    name: 'reload on first worker control',
    file: 'src/platform/service-worker/register-worker.ts',
    search: 'let wasControlled = container.controller !== null',
    replace: 'let wasControlled = true',
    tests: ['src/platform/service-worker/register-worker.test.ts'],
  },
  {
    name: 'reload guard kept only in memory',
    file: 'src/features/updates/reload-once.ts',
    search: '  const store = safeStorage(area)',
    replace: `  const memory = new Map<string, string>()
  const store = safeStorage(() => ({
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: () => {},
  }))`,
    tests: ['src/features/updates/load-chunk.test.ts', 'src/features/updates/auto-reload.test.ts'],
  },
  {
    name: 'list without the no-news stop',
    file: 'src/features/feed/query/feed-pages.ts',
    search: 'return mergePages(pages).added > 0 ? cursor : undefined',
    replace: 'return cursor',
    tests: ['src/features/feed/query/feed-pages.test.ts'],
  },
  {
    name: 'list that takes a cursor twice',
    file: 'src/features/feed/query/feed-pages.ts',
    search: 'serverTime(cursor) === undefined || used.includes(cursor)',
    replace: 'serverTime(cursor) === undefined',
    tests: ['src/features/feed/query/feed-pages.test.ts'],
  },
  {
    name: 'markup rendered',
    file: 'src/features/comments/panel/reaction-panel.tsx',
    search: `<p className={styles.text} dir="auto">
          {visibleText(row.commentText)}
        </p>`,
    replace: '<p dangerouslySetInnerHTML={{ __html: visibleText(row.commentText) }} />',
    tests: ['src/features/comments/reaction-bar.browser.test.tsx'],
  },
  {
    name: 'date read as UTC',
    file: 'src/lib/clock.ts',
    search:
      "const year = String(date.getFullYear()).padStart(4, '0')\n  return `${year}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`",
    replace: 'return date.toISOString().slice(0, 10)',
    tests: ['src/domain/scores/played-date.test.ts'],
  },
  {
    name: 'server time without a zone read as local',
    file: 'src/domain/dates/server-time.ts',
    search: "zone = 'Z'] = match",
    replace: "zone = ''] = match",
    tests: ['src/domain/dates/server-time.test.ts'],
  },
  {
    name: 'hub without the connect limit',
    file: 'src/realtime/create-hub.ts',
    search: 'if (oldest === undefined || sent.length < MAX_REQUESTS) break',
    replace: 'break',
    tests: ['src/realtime/negotiate-budget.test.ts', 'src/realtime/create-hub.test.ts'],
  },
  {
    name: 'hub that negotiates without asking for its turn',
    file: 'src/realtime/signalr-wire.ts',
    search: '    await this.#waitForTurn()\n',
    replace: '',
    tests: ['src/realtime/signalr-wire.test.ts'],
  },
  {
    name: 'error report with the full address',
    file: 'src/reporting/scrub.ts',
    search: ".replace(AFTER_PATH, '$1')",
    replace: '',
    tests: ['src/reporting/create-error-reporter.test.ts'],
  },
  {
    name: 'error report with what the address bar holds',
    file: 'src/reporting/error-reporter.ts',
    search: "  globalThis.location?.href ?? '',",
    replace: '',
    tests: ['src/reporting/error-reporter.browser.test.ts'],
  },
  {
    name: 'picture from any host',
    file: 'src/api/host.ts',
    search: 'return isKnownOrigin && isSafe && !url.username',
    replace: 'return isSafe && !url.username',
    tests: ['src/api/host.test.ts'],
  },
]
