/** Which files each route loads at first, according to the build: what its code imports, not what a press loads. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { noteOf } from '../build/folders.mjs'

/** One file of code: the modules in it, the files it imports, the styles that come with it. @typedef {{ file: string, modules: string[], imports: string[], css: string[] }} Chunk */

const root = fileURLToPath(new URL('../..', import.meta.url))
/** @param {string} folder of a build */
const recordOf = (folder) => join(root, 'node_modules', noteOf('chunks', folder))

/** The code of every page, and the frame of most. */
const ENTRY = 'src/app/main.tsx'
const FRAME = 'src/app/golfers-start.ts'
const PAGE = /^src\/pages\/(.+)-page\.tsx$/

/**
 * Writes the build's list of chunks beside the build, not into it, since no host needs it.
 * @param {Awaited<ReturnType<typeof import('vite').build>>} built @param {string} folder
 */
export function recordChunks(built, folder) {
  if (!('output' in built)) throw new Error('Not one build: its files cannot be recorded.')
  /** @type {Chunk[]} */
  const chunks = built.output
    .filter((file) => file.type === 'chunk')
    .map(({ fileName, modules, imports, viteMetadata }) => ({
      file: fileName,
      modules: Object.keys(modules).map((id) => id.replace(root, '')),
      imports,
      css: [...(viteMetadata?.importedCss ?? [])],
    }))
  writeFileSync(recordOf(folder), JSON.stringify(chunks))
}

/** @param {string} folder @returns {Chunk[]} of the last production build in it */
export const recordedChunks = (folder) => JSON.parse(readFileSync(recordOf(folder), 'utf8'))

/** Scripts and styles that a page of HTML loads. @param {string} html @returns {string[]} */
export const filesOfPage = (html) =>
  [
    ...html.matchAll(
      /<(?:script|link rel="stylesheet")(?! disabled)[^>]*\s(?:src|href)="\/([^"]+)"/g,
    ),
  ].flatMap(([, file]) => file ?? [])

/** Style sheets whose rules are in the page itself: a disabled link is not fetched. @param {string} html @returns {string[]} */
const inlined = (html) =>
  [...html.matchAll(/<link rel="stylesheet" disabled[^>]*\shref="\/([^"]+)"/g)].flatMap(
    ([, file]) => file ?? [],
  )

/**
 * The files of some modules and of all that comes with them.
 * @param {readonly Chunk[]} chunks @param {readonly string[]} modules @returns {Set<string>}
 */
function filesOf(chunks, modules) {
  const found = new Set(chunks.filter((chunk) => chunk.modules.some((id) => modules.includes(id))))
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.file)) found.add(chunk)
  return new Set([...found].flatMap(({ file, css }) => [file, ...css]))
}

/**
 * What a first visit loads to show sign-in and Linx, and what every other route loads in addition to its frame: files of its own, and those it shares with some routes.
 * @param {readonly Chunk[]} chunks @param {{ signIn: string, app: string }} html the two pages as they are sent
 */
export function routeFiles(chunks, html) {
  const framed = filesOf(chunks, [ENTRY, FRAME])
  const signIn = filesOf(chunks, [ENTRY, 'src/pages/login-page.tsx'])
  const linx = filesOf(chunks, [ENTRY, FRAME, 'src/pages/linx-load.ts'])
  const names = chunks
    .flatMap(({ modules }) => modules)
    .flatMap((id) => PAGE.exec(id)?.[1] ?? [])
    .filter((name) => name !== 'login' && name !== 'linx')
  const beyond = names.toSorted().map((name) => {
    const all = filesOf(chunks, [`src/pages/${name}-page.tsx`, `src/pages/${name}-load.ts`])
    return { name, files: [...all].filter((file) => !framed.has(file)) }
  })
  const routesWith = (/** @type {string} */ file) =>
    [signIn, ...beyond.map(({ files }) => new Set(files))].filter((files) => files.has(file)).length
  for (const file of inlined(html.signIn)) signIn.delete(file)
  for (const file of inlined(html.app)) linx.delete(file)
  return {
    signIn: [...new Set(['index.html', ...filesOfPage(html.signIn), ...signIn])],
    linx: [...new Set(['app.html', ...filesOfPage(html.app), ...linx])],
    others: beyond.map(({ name, files }) => ({
      name,
      own: files.filter((file) => routesWith(file) === 1),
      shared: files.filter((file) => routesWith(file) > 1),
    })),
  }
}
