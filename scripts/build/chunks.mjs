/**
 * Decides by the imports which modules share a file: many small files compress badly, and each is one more request. A list of
 * names would go stale with every new import.
 */

/** The entry: it and its imports come with every page. */
const ENTRY = '/src/app/main.tsx'
/** The first screen of a signed-in golfer, and that of everyone else. */
const FEED = '/src/app/golfers-start.ts'
const LOGIN = '/src/pages/login-page.tsx'
/** What is loaded after every first screen, or when something has failed; it needs only `start`. */
const AFTER = [
  '/src/features/updates/app-updates.ts',
  '/src/reporting/create-error-reporter.ts',
  '/src/offline/database.ts', // a start without a connection waits for it
  '/src/session/sign-out/clear-stored-data.ts',
]
/** What is loaded after the first screen of a golfer. */
const LATER = [
  '/src/app/shell/later.tsx',
  '/src/features/feed/list/new-linx.tsx',
  '/src/features/feed/list/view-navigation.ts',
  '/src/realtime/hub.ts', // its client, a library, has a file of its own
]

/** Code that edits, stores and sends scores, and shows the result. */
const SCORE = [
  '/src/pages/post-score-page.tsx',
  '/src/pages/post-score-details-page.tsx',
  '/src/app/shell/start-scores.ts',
  '/src/app/shell/score-outcome.tsx',
]
/** Files of TanStack Query that no first screen uses. They are listed because the library's index imports all of its files. */
const AFTER_FEED = /\/(?:useMutation|useMutationState|mutationObserver|mutationOptions)\.js$/
/** Code about courses that the course picker, the score form and the rail of Linx share; it is in `ui` by this list, not by a rule below. */
const COURSES =
  /\/src\/(?:features\/courses\/[\w-]+|domain\/messages\/courses|pages\/post-score-loads)\.ts$/
/** Parts of screens. */
const PARTS = '/src/ui/'
/** Code without a screen of its own. */
const SCREENLESS =
  /\/src\/(?:api|domain|lib|platform|offline|routing)\/|\/node_modules\/idb-keyval\//
/** Small parts shared by a few rarely opened pages; a separate file for each would add a name to the list that every page loads. */
const SELDOM = /\/src\/features\/(?:account|help|login|site)\//
/** How many modules must import a part for it to be a common one. */
const COMMON = 2

/** @typedef {(id: string) => { importedIds: readonly string[], dynamicallyImportedIds: readonly string[], importers: readonly string[] } | null} ModuleInfo */

/**
 * Some modules with all that they import, but not what they load later with `import()`.
 * @param {readonly string[]} roots @param {ModuleInfo} info
 */
function closure(roots, info) {
  const found = new Set(roots)
  for (const id of found) for (const next of info(id)?.importedIds ?? []) found.add(next)
  return found
}

/**
 * Modules that two or more of `SCORE` import, and no others.
 * @param {string} root @param {ModuleInfo} info
 */
function sharedByScore(root, info) {
  const users = SCORE.map((path) => root + path)
  const all = closure(users, info)
  const each = users.map((user) => closure([user], info))
  /** @param {string} id @returns {boolean} */
  const only = (id) =>
    users.includes(id) || (all.has(id) && (info(id)?.importers ?? []).every(only))
  return [...all].filter((id) => each.filter((one) => one.has(id)).length > 1 && only(id))
}

/**
 * Whether it is a part of many screens, or the styles of one.
 * @param {string} id @param {string} root @param {ModuleInfo} info @returns {boolean}
 */
function isCommonPart(id, root, info) {
  if (!id.startsWith(root + PARTS)) return false
  const importers = info(id)?.importers ?? []
  const [component] = importers
  return component !== undefined && id.endsWith('.css')
    ? isCommonPart(component, root, info)
    : importers.length >= COMMON
}

/**
 * `start` is there before any page and has the entry, `after` needs it alone, `feed` is all that Linx adds, `parts` the sign-in page and what it shares with
 * pages other than Linx, `score` what the posting of scores shares, `ui` the parts of later screens, the screenless code that pages share and what seldom opened pages share,
 * `later` what follows the first screen of a golfer: each file more is a name in two lists that Linx has to load. A file imports only from those before it: two that import each other run
 * before their code has loaded.
 * @param {string} root @param {ModuleInfo} info
 */
function nameAll(root, info) {
  const main = root + ENTRY
  const feedRoots = [root + FEED]
  const entry = closure([main], info)
  const feed = closure(feedRoots, info)
  const login = closure([root + LOGIN], info)
  const pages = [...entry].flatMap((id) => info(id)?.dynamicallyImportedIds ?? [])
  const others = closure(
    pages.filter((id) => id !== root + LOGIN),
    info,
  )
  /** @type {Map<string, string>} */
  const names = new Map()
  for (const id of feed) names.set(id, 'feed')
  // What the entry loads besides the pages comes with every page, so it must not load the feed.
  const ofGolfers = [...feedRoots, ...LATER.map((path) => root + path)]
  const beside = closure(
    pages.filter((id) => !id.startsWith(`${root}/src/pages/`) && !ofGolfers.includes(id)),
    info,
  )
  for (const id of beside) if (feed.has(id)) names.set(id, 'start')
  for (const id of login) names.set(id, others.has(id) && feed.has(id) ? 'start' : 'parts')
  for (const id of entry) names.set(id, 'start')
  for (const id of sharedByScore(root, info)) if (!names.has(id)) names.set(id, 'score')
  for (const id of closure(
    AFTER.map((path) => root + path),
    info,
  ))
    if (!names.has(id)) names.set(id, 'after')
  // A file for each would be one more name in the list of pages.
  const each = pages.map((page) => closure([page], info))
  for (const id of others)
    if (
      (SCREENLESS.test(id) || SELDOM.test(id)) &&
      !names.has(id) &&
      each.filter((one) => one.has(id)).length > 1
    )
      names.set(id, 'ui')
  for (const id of closure(
    LATER.map((path) => root + path),
    info,
  ))
    if (!names.has(id) && !isCommonPart(id, root, info)) names.set(id, 'later')
  return names
}

/**
 * Names the file of a module; null leaves it to the bundler.
 * @param {string} folder the repository's
 */
export function chunkNames(folder) {
  const root = folder.replace(/\/$/, '')
  /** @type {Map<string, string> | undefined} */
  let names
  /** @param {string} id @param {{ getModuleInfo: ModuleInfo }} context */
  return (id, context) => {
    if (AFTER_FEED.test(id) || COURSES.test(id)) return 'ui'
    names ??= nameAll(root, (one) => context.getModuleInfo(one))
    return (
      names.get(id) ?? (isCommonPart(id, root, (one) => context.getModuleInfo(one)) ? 'ui' : null)
    )
  }
}

/** The large files of a first screen: most of their functions are called at once. */
const FIRST = new Set(['start', 'feed'])
/** The first line of such a file. */
export const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n'

/**
 * Chromium compiles all functions of a file that begins with this comment in the background while the file arrives; those of
 * other files at their first call, while the page waits. Other browsers ignore it.
 * @returns {import('vite').Plugin}
 */
export const compileHints = () => ({
  name: 'linx:compile-hints',
  apply: 'build',
  augmentChunkHash: ({ name }) => (FIRST.has(name) ? COMPILE_ALL : ''),
  generateBundle: {
    order: 'post', // Vite puts lists of files before the code
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && FIRST.has(file.name)) file.code = COMPILE_ALL + file.code
    },
  },
})
