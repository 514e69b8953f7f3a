import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { group, inside, player, round, show, showAt, type Shown } from './cards.fake'

const players = ({ container }: Shown) =>
  [...container.querySelectorAll('tbody th')].map((head) => head.querySelector('a')?.textContent)

test('a board lists the lowest total first; ties share a rank; a nine is separate with its N; the golfer’s row is marked', async () => {
  const screen = await show(
    group([
      player(4, { scoreTotal: 90 }),
      player(1, { scoreTotal: 84 }),
      player(2, { scoreTotal: 84 }),
      player(3, { scoreTotal: 79 }),
      player(5, { scoreTotal: 44, holes: 9, back9: null }),
      player(6, { scoreTotal: null, front9: null, back9: null }),
    ]),
  )
  expect(players(screen).map((name) => name?.slice(-1))).toEqual(['3', '1', '2', '4', '6', '5'])
  const rows = screen
    .getByRole('row')
    .elements()
    .map((row) => row.textContent)
  expect(rows[2]).toContain('Place T2')
  expect(rows[3]).toContain('Place T2')
  expect(rows[4]).toContain('Place 4')
  expect(rows[5]).not.toContain('Place')
  expect(rows[6]).toMatch(/N.*40–44$/)
  expect(screen.container.querySelectorAll('tr[data-me]')).toHaveLength(1)
  expect(screen.container.textContent).not.toMatch(/[+−]\d|\bE\b/)
  expect(inside(screen)).toBe(true)
})

test.each([2, 8])('%d players with long names fit 320 pixels (TXT-05)', async (count) => {
  const rows = Array.from({ length: count }, (_player, at) =>
    player(at + 1, {
      userName: 'W'.repeat(300),
      teeName: 'W'.repeat(40),
      isFollowed: at % 2 === 0,
      commentText: 'x'.repeat(200),
      oldHandicap: '+2.1',
      newHandicap: 54,
    }),
  )
  const screen = await show(group(rows, { courseName: 'x'.repeat(500) }))
  expect(inside(screen)).toBe(true)
})

test('at twice the text size the board of a round fits a phone’s width, and no number is broken', async () => {
  await page.viewport(360, 800)
  document.documentElement.style.fontSize = '32px'
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  const moved = { teeName: 'Black', oldHandicap: 12.2, newHandicap: 11.5, scoreTotal: 104 }
  const rows = [player(2, moved), player(3, { ...moved, isFollowed: false })]
  const screen = await showAt(360, group(rows))
  expect(inside(screen)).toBe(true)
  for (const cell of screen.getByRole('cell').elements()) {
    const range = document.createRange()
    range.selectNodeContents(cell)
    expect(range.getClientRects(), cell.textContent).toHaveLength(1)
  }
})

test("an index changed by a committee and the association's number for none are labeled", async () => {
  const screen = await show(
    round({ notificationType: 'IFollowed', sourceId: 1, handicap: '19.1M' }),
    round({ sourceId: 2, goOldHandicap: 999, goNewHandicap: '19.1M' }),
    group([player(2, { oldHandicap: '19.1M', newHandicap: 18.8 })]),
  )
  const [followed, card, board] = screen.getByRole('article').elements()
  expect(followed?.textContent).toContain('HDCP 19.1M')
  expect(card?.textContent).toMatch(/NH.*19\.1M/)
  expect(board?.textContent).toMatch(/19\.1M.*18\.8/)
  expect(screen.container.textContent).not.toContain('999')
})

test('a right-to-left name, or one with override characters, does not affect the text around it (TXT-06)', async () => {
  const screen = await show(
    round({ name: '\u202eنورا', courseName: '\u202eمسار 7' }),
    group([player(2, { userName: 'مها' }), player(3, { userName: '\u202e123' })]),
  )
  const links = screen.container.querySelectorAll('article a[href*="User"]')
  expect(links.length).toBeGreaterThan(2)
  for (const link of links) {
    expect(getComputedStyle(link).unicodeBidi).toBe('isolate')
    expect(link).toHaveAttribute('dir', 'auto')
  }
  const cells = [
    ...screen.container.querySelectorAll('article:nth-child(2) tbody tr:first-child > *'),
  ]
  expect(cells.length).toBeGreaterThan(2)
  const lefts = cells.map((cell) => cell.getBoundingClientRect().left)
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
})

// TXT-01, TXT-02: every field of every record, absent, null and of a wrong type.
test('malformed fields break no card and show no forbidden word (TXT-01, TXT-02, TXT-04)', async () => {
  const odd = [undefined, null, {}, [null], 7.5, true, '\u200b', '<b>x</b>']
  const full = {
    ...round(),
    city: 'Boulder',
    state: 'CO',
    handicap: '8.4',
    picture: '/api/x',
    actionText: 'did it',
    goOldHandicap: 8.7,
    goNewHandicap: 8.4,
    imageUrls: ['/api/media/none.jpg'],
    groupBets: [{ userId: 2, name: 'Tom', dollars: 4 }],
    playerScores: [player(2), player(3)],
    commentCount: 1,
    likeCount: 1,
    hasUserLiked: false,
    isFollowed: false,
  }
  const kinds = [
    { ...full, playerScores: undefined },
    { ...full, notificationType: 'GroupedGolfScores' },
  ]
  let id = 1
  const items = kinds.flatMap((kind) =>
    Object.keys(full).flatMap((field) =>
      odd.map((value) => ({ ...kind, sourceId: (id += 1), [field]: value })),
    ),
  )
  const inner = [player(2), { userId: 2, name: 'Tom', dollars: 4 }].flatMap((record) =>
    Object.keys(record).flatMap((field) =>
      odd.map((value) => ({
        ...full,
        sourceId: (id += 1),
        playerScores: [{ ...player(2), [field]: value }, player(3)],
        groupBets: [{ userId: 2, name: 'Tom', dollars: 4, [field]: value }],
      })),
    ),
  )
  const screen = await show(...items, ...inner)
  expect(screen.container.querySelectorAll('article').length).toBeGreaterThan(400)
  expect(screen.container.textContent).not.toMatch(/undefined|null|NaN|\[object|Invalid/)
  expect(screen.container.querySelector('b > b, article script')).toBeNull()
})

test('pictures of other hosts are not requested (TXT-08)', async () => {
  const screen = await show(
    round({
      imageUrls: ['https://evil.example/x.png', 'javascript:alert(1)', '/api/media/missing.png'],
    }),
  )
  await expect
    .element(screen.getByRole('img', { name: 'Photo 3 of 3: not available' }))
    .toBeInTheDocument()
  expect(screen.getByRole('img', { name: /not available/ }).elements()).toHaveLength(3)
  expect(screen.container.querySelectorAll('img')).toHaveLength(0)
})

test('the viewer has arrow keys, Escape and a caption, and restores the focus to the picture', async () => {
  const screen = await show(round({ imageUrls: ['/api/a.png', '/api/b.png', '/api/c.mp4'] }))
  await screen.getByRole('button', { name: /Photo 2 of 3/ }).click()
  const viewer = screen.getByRole('dialog')
  await expect.element(viewer.getByText('Photo 2 of 3')).toBeVisible()
  await expect.element(viewer.getByText('Dew on the first tee.')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(viewer.getByText('Video 3 of 3')).toBeVisible()
  await userEvent.keyboard('{Home}')
  await expect.element(viewer.getByText('Photo 1 of 3')).toBeVisible()
  for (let tab = 0; tab < 5; tab += 1) await userEvent.keyboard('{Tab}')
  expect(
    viewer.element().contains(document.activeElement) || document.activeElement === document.body,
  ).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(viewer).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: /Photo 2 of 3/ })).toHaveFocus()
})

test('a sideways swipe shows the next picture; a vertical or short one does not', async () => {
  const screen = await show(round({ imageUrls: ['/api/a.png', '/api/b.png'] }))
  await screen.getByRole('button', { name: /Photo 1 of 2/ }).click()
  const viewer = screen.getByRole('dialog')
  await expect.element(viewer.getByText('Photo 1 of 2')).toBeVisible()
  const swipe = (x: number, y: number) => {
    const stage = viewer.getByRole('img').element()
    const point = { bubbles: true, isPrimary: true }
    stage.dispatchEvent(new PointerEvent('pointerdown', { ...point, clientX: 200, clientY: 200 }))
    stage.dispatchEvent(
      new PointerEvent('pointerup', { ...point, clientX: 200 + x, clientY: 200 + y }),
    )
  }
  swipe(-20, 0)
  swipe(-90, 120)
  await expect.element(viewer.getByText('Photo 1 of 2')).toBeVisible()
  swipe(-90, 10)
  await expect.element(viewer.getByText('Photo 2 of 2')).toBeVisible()
  swipe(90, 10)
  await expect.element(viewer.getByText('Photo 1 of 2')).toBeVisible()
})

test('consecutive follows are combined into one row; a press shows each', async () => {
  const follow = (sourceId: number, name: string) =>
    round({ sourceTable: 'follows', sourceId, notificationType: 'NewFollower', name })
  const screen = await show(follow(3, 'Ruth Adeyemi'), follow(2, 'Sam Ito'), follow(1, 'Lena Voss'))
  const row = screen.getByRole('button', { name: /Ruth.*, .*Sam.* and 1 other followed you/ })
  expect(screen.getByRole('link', { name: 'Lena Voss' }).elements()).toHaveLength(0)
  await row.click()
  await expect.element(screen.getByRole('link', { name: 'Lena Voss' })).toBeVisible()
})

test('I played too passes on the course, the day and the parent score', async () => {
  const screen = await show(round())
  await screen.getByRole('button', { name: /^More about/ }).click()
  await screen.getByRole('link', { name: 'I played too' }).click()
  await expect.element(screen.getByText(/fromLinx/)).toBeInTheDocument()
  expect(JSON.parse(screen.container.querySelector('output')?.textContent ?? '')).toEqual({
    fromLinx: true,
    courseName: 'Bellwether Links',
    datePlayed: '2026-06-12',
    parentScoreId: 1004,
  })
})

test('a tap on a card’s relative time shows the exact time', async () => {
  const screen = await show(round())
  const time = screen.getByRole('button', { name: /ago|just now/ })
  await time.click()
  await expect.element(screen.getByRole('button', { name: /June 13, 2026/ })).toBeVisible()
})
