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
/** Code about courses that the course picker, the score form and the rail of Linx share. It goes into `ui` directly: no rule below selects it. */
const COURSES =
  /\/src\/(?:features\/courses\/[\w-]+|domain\/messages\/courses|pages\/post-score-loads)\.ts$/
/** The folder of the parts of screens. */
const UI_FOLDER = '/src/ui/'
/** Code without a screen of its own. */
const SCREENLESS =
  /\/src\/(?:api|domain|lib|platform|offline|routing)\/|\/node_modules\/idb-keyval\//
/** Small parts shared by a few rarely opened pages; a separate file for each would add a name to the list that every page loads. */
const SELDOM = /\/src\/features\/(?:account|help|login|site)\//
/** How many modules must import a part of `UI_FOLDER` to make it a common one. */
const MIN_IMPORTERS = 2

/** @typedef {(id: string) => { importedIds: readonly string[], dynamicallyImportedIds: readonly string[], importers: readonly string[] } | null} ModuleInfo */

/**
 * Some modules with all that they import, but not what they load later with `import()`.
 * @param {readonly string[]} ids @param {ModuleInfo} info
 */
function withImports(ids, info) {
  const found = new Set(ids)
  for (const id of found) for (const next of info(id)?.importedIds ?? []) found.add(next)
  return found
}

/**
 * Modules that two or more of `SCORE` import, and no others.
 * @param {string} root @param {ModuleInfo} info
 */
function sharedByScore(root, info) {
  const users = SCORE.map((path) => root + path)
  const all = withImports(users, info)
  const byUser = users.map((user) => withImports([user], info))
  /** @param {string} id */
  const isShared = (id) => byUser.filter((modules) => modules.has(id)).length > 1
  /** @param {string} id @returns {boolean} */
  const isOnlyOfScore = (id) =>
    users.includes(id) || (all.has(id) && (info(id)?.importers ?? []).every(isOnlyOfScore))
  return [...all].filter((id) => isShared(id) && isOnlyOfScore(id))
}

/**
 * Whether it is a part of several screens, or the styles of such a part.
 * @param {string} id @param {string} root @param {ModuleInfo} info @returns {boolean}
 */
function isCommonPart(id, root, info) {
  if (!id.startsWith(root + UI_FOLDER)) return false
  const importers = info(id)?.importers ?? []
  const [component] = importers
  return component !== undefined && id.endsWith('.css')
    ? isCommonPart(component, root, info)
    : importers.length >= MIN_IMPORTERS
}

/**
 * Names the file of each module that two screens may share. A file imports only from those before it in this list, because two
 * files that import each other would run before their code has loaded:
 * - `start`: the entry, which comes with every page
 * - `after`: what follows every first screen; it needs only `start`
 * - `feed`: what Linx adds
 * - `parts`: the sign-in page, and what it shares with pages other than Linx
 * - `score`: what the posting of scores shares
 * - `ui`: parts of later screens, code without a screen that pages share, and what rarely opened pages share
 * - `later`: what follows the first screen of a golfer
 *
 * Each further file would be one more name in two lists that Linx has to load.
 * @param {string} root @param {ModuleInfo} info
 */
function nameAll(root, info) {
  /** @param {readonly string[]} paths */
  const idsOf = (...paths) => paths.map((path) => root + path)
  const entry = withImports(idsOf(ENTRY), info)
  const feed = withImports(idsOf(FEED), info)
  const login = withImports(idsOf(LOGIN), info)
  /** Each part that the entry loads with `import()`, and the part's modules. */
  const parts = [...entry]
    .flatMap((id) => info(id)?.dynamicallyImportedIds ?? [])
    .map((id) => ({ id, modules: withImports([id], info) }))
  /** @param {string} id of a module @param {(part: string) => boolean} [counts] @returns {number} how many of the parts that count have the module */
  const partsWith = (id, counts = () => true) =>
    parts.filter((part) => counts(part.id) && part.modules.has(id)).length

  /** @param {string} part */
  const isNotLogin = (part) => part !== root + LOGIN
  const ofGolfers = idsOf(FEED, ...LATER)
  /** Parts that come with every page, so they must not load the feed. @param {string} part */
  const isOfEveryPage = (part) =>
    !part.startsWith(`${root}/src/pages/`) && !ofGolfers.includes(part)

  /** @type {Map<string, string>} */
  const names = new Map()
  /** Names the modules that no earlier call has named. @param {string} name @param {Iterable<string>} modules */
  const put = (name, modules) => {
    for (const id of modules) if (!names.has(id)) names.set(id, name)
  }
  put('start', entry)
  // Shared by Linx, the sign-in page and a further part.
  put(
    'start',
    [...feed].filter((id) => login.has(id) && partsWith(id, isNotLogin) > 0),
  )
  put('parts', login)
  // Shared by Linx and a part of every page.
  put(
    'start',
    [...feed].filter((id) => partsWith(id, isOfEveryPage) > 0),
  )
  put('feed', feed)
  put('score', sharedByScore(root, info))
  put('after', withImports(idsOf(...AFTER), info))
  const besidesLogin = parts.filter(({ id }) => isNotLogin(id))
  put(
    'ui',
    besidesLogin
      .flatMap(({ modules }) => [...modules])
      .filter((id) => (SCREENLESS.test(id) || SELDOM.test(id)) && partsWith(id) > 1),
  )
  put(
    'later',
    [...withImports(idsOf(...LATER), info)].filter((id) => !isCommonPart(id, root, info)),
  )
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
    /** @type {ModuleInfo} */
    const info = (one) => context.getModuleInfo(one)
    names ??= nameAll(root, info)
    return names.get(id) ?? (isCommonPart(id, root, info) ? 'ui' : null)
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
