import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { START_SCREEN } from './first-screen'
import { removeStoredEntries, showStoredEntries, storeEntries } from './stored-entries'

const KEY = 'linx_entries'
const GOLFER = 31

beforeEach(() => {
  localStorage.removeItem(KEY) // other test files leave entries in the browser's storage
  localStorage.setItem('user_id', String(GOLFER))
  vi.stubGlobal('innerHeight', 5000)
})
afterEach(() => {
  localStorage.removeItem(KEY)
  localStorage.removeItem('user_id')
  vi.unstubAllGlobals()
})

type EntryProps = { at: number; text?: string; state?: 'open' | 'cheering' | 'failed' }

const Entry = ({ at, text = `Round ${at}`, state }: EntryProps) => (
  <div className="row">
    <span>You were here</span>
    <article className="entry" id={`entry-${at}`} aria-posinset={at} data-tone="gold">
      <img className="photo" alt="The 7th green" src="blob:here/1" />
      <video muted src="https://host.example/1.mp4" />
      <a className="name" dir="auto" href="/linx/31" onClick={() => {}}>
        {text}
      </a>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 5h16" />
      </svg>
      <form />
      {state === 'failed' && <p role="alert">It could not be sent.</p>}
      <button
        aria-label="Cheer"
        aria-expanded={state === 'open'}
        data-woohoo-pending={state === 'cheering' || undefined}
      />
    </article>
  </div>
)

const Feed = ({ first = 1, ...entry }: { first?: number } & Omit<EntryProps, 'at'>) => (
  <div role="feed" className="feed" aria-label="Linx">
    <div className="rows">
      {[0, 1, 2].map((index) => (
        <Entry key={index} at={first + index} {...entry} />
      ))}
    </div>
  </div>
)

/** The page before the app is there. */
const StartScreen = () => (
  <div id={START_SCREEN}>
    <header />
    <main>
      <div>
        <h1>Linx</h1>
        <div>Skeleton</div>
      </div>
    </main>
  </div>
)

/** Stores the entries of a feed, and takes the feed away. */
async function store(feed = <Feed />, golfer = GOLFER): Promise<void> {
  const { container, unmount } = await render(feed)
  storeEntries(golfer, [...container.getElementsByTagName('article')])
  await unmount()
}

/** What the next start shows below the page's title. */
async function nextStart(): Promise<Element | null> {
  const { container } = await render(<StartScreen />)
  showStoredEntries()
  expect(container.querySelector('h1')?.textContent).toBe('Linx')
  return container.querySelector('h1 + *')
}

const text = (element: Element | null) => element?.textContent

test('the next start shows the entries instead of the skeleton, as they looked', async () => {
  await store()
  const shown = await nextStart()
  expect(text(shown)).toBe('Round 1Round 2Round 3')
  expect(shown?.matches('.feed[role=feed]')).toBe(true)
  const entry = shown?.querySelector('.feed > .rows > .row > article.entry[data-tone=gold]')
  expect(entry?.querySelector('a.name')?.getAttribute('dir')).toBe('auto')
  expect(entry?.querySelector('svg[aria-hidden] > path')).toBeInstanceOf(SVGPathElement)
})

test('links, controls, videos and what exists only as long as the page are not stored', async () => {
  await store()
  const shown = await nextStart()
  expect(shown?.querySelectorAll('img').length).toBe(3)
  expect(shown?.querySelector('[href], [id], [src], form, video')).toBeNull()
  expect(shown?.querySelector('img')?.alt).toBe('') // one that cannot be loaded shows nothing
  expect(localStorage.getItem(KEY)).not.toMatch(/You were here|href|blob:|green/)
})

test('the entries below the window are not stored', async () => {
  vi.stubGlobal('innerHeight', 1)
  await store()
  expect(text(await nextStart())).toBe('Round 1')
})

test.each([
  ['the feed is further down', { first: 7 }],
  ['something in an entry is open', { state: 'open' }],
  ['a Woohoo can be undone', { state: 'cheering' }],
  ['something has failed', { state: 'failed' }],
  ['they are too large', { text: 'x'.repeat(100_000) }],
] as const)('while %s, what was stored before stays', async (_, change) => {
  await store()
  await store(<Feed text="Later" {...change} />)
  expect(text(await nextStart())).toBe('Round 1Round 2Round 3')
})

test('the stored entries can be removed', async () => {
  await store()
  removeStoredEntries()
  expect(text(await nextStart())).toBe('Skeleton')
})

test('without entries, and outside of a list, nothing is stored', () => {
  storeEntries(GOLFER, [])
  storeEntries(GOLFER, [document.createElement('article')])
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('entries of another golfer are not shown', async () => {
  await store(<Feed />, GOLFER + 1)
  expect(text(await nextStart())).toBe('Skeleton')
})

test('entries of a build with other styles are not shown', async () => {
  await store()
  const build = Object.assign(document.createElement('meta'), { name: 'linx:headers' })
  build.content = 'next'
  document.head.append(build)
  onTestFinished(() => build.remove())
  expect(text(await nextStart())).toBe('Skeleton')
})

const SAFE = ['div', {}, 'Stored']

test('a stored value is shown only if it is the markup of entries', async () => {
  localStorage.setItem(KEY, JSON.stringify([GOLFER, '', SAFE]))
  expect(text(await nextStart())).toBe('Stored')
})

test.each([
  ['no JSON', '{'],
  ['no list', '{}'],
  ['no markup', JSON.stringify([GOLFER, ''])],
  ['a number', JSON.stringify([GOLFER, '', ['div', {}, 7]])],
  ['no tag', JSON.stringify([GOLFER, '', [{}, {}]])],
  ['a script', JSON.stringify([GOLFER, '', ['div', {}, SAFE, ['script', {}, 'alert(1)']]])],
  ['a frame', JSON.stringify([GOLFER, '', ['iframe', { src: 'https://other.example' }]])],
])('%s in storage leaves the skeleton', async (_, json) => {
  localStorage.setItem(KEY, json)
  expect(text(await nextStart())).toBe('Skeleton')
})

test('an attribute that entries do not have is left out', async () => {
  const attributes = { class: 'row', onclick: 'alert(1)', href: '/', src: 'data:image/png,' }
  localStorage.setItem(KEY, JSON.stringify([GOLFER, '', ['a', attributes, 'Stored']]))
  expect((await nextStart())?.outerHTML).toBe('<a class="row">Stored</a>')
})

test('a page without a start screen stays as it is', async () => {
  await store()
  const before = document.body.innerHTML
  showStoredEntries()
  expect(document.body.innerHTML).toBe(before)
})
