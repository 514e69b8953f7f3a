import type { HoleMark } from '~/domain/scores/hole-result'
import type { ShareCard, SharedNine } from './share-model'

/** Both kinds of canvas context have the same drawing methods. */
export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** The width in pixels, of a portrait format that share targets show without cropping. */
export const CARD_WIDTH = 1080
/** The distance of the content from the picture's edges, in px. */
export const EDGE = 72
/** The width of the content, in px. */
export const INNER = CARD_WIDTH - EDGE * 2

/** The colors of the picture, the same in either theme, since it leaves the app. */
export const INK = '#10221a'
export const SOFT = '#3f5148'
export const BAND = '#12382a'
export const ON_BAND = '#f3f7f4'
export const PAPER = '#ffffff'
export const SUNKEN = '#f4f7f5'
export const RULE = '#b6c3bb'
export const DAWN = '#eda556'
const UNDER = '#b82d1d'
const OVER = '#33473d'

/** The font families of text, and of large numbers. */
export const TEXT = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif'
export const DISPLAY = '"New York", "Noto Serif", Cambria, "Times New Roman", serif'

/** A font of the picture, as a canvas context takes it. */
export const font = (px: number, family = TEXT, weight = 400): string =>
  `${weight} ${px}px ${family}`

/** Fills a rectangle. */
export function fill(
  context: Context,
  color: string,
  ...box: Parameters<Context['fillRect']>
): void {
  context.fillStyle = color
  context.fillRect(...box)
}

const GAP = 40
const HEADS = 44
const PARS = 48
const SCORES = 84
const TALLY = 64
/** The widths of the columns: the name of the row, nine holes, their sum. */
const NAME = 132
const HOLE = 74
const SUM = INNER - NAME - 9 * HOLE

const hasPars = ({ holes }: SharedNine): boolean => holes.some(({ par }) => par !== '')

const nineHeight = (nine: SharedNine): number => HEADS + (hasPars(nine) ? PARS : 0) + SCORES

/** The height of the holes of a card, in pixels; 0 without any. */
export function holesHeight({ nines, tally }: ShareCard): number {
  if (nines.length === 0) return 0
  const rows = nines.reduce((sum, nine) => sum + nineHeight(nine), 0)
  return GAP + rows + (tally.length > 0 ? TALLY : 0)
}

/** Circles under par, squares over it, two of them at most. */
function drawMark(context: Context, mark: HoleMark, x: number, y: number): void {
  const isUnder = mark === 'eagle' || mark === 'birdie'
  context.strokeStyle = isUnder ? UNDER : OVER
  context.lineWidth = 3
  for (const half of mark === 'eagle' || mark === 'double' ? [31, 24] : [29]) {
    if (!isUnder) {
      context.strokeRect(x - half, y - half, half * 2, half * 2)
      continue
    }
    context.beginPath()
    context.arc(x, y, half, 0, Math.PI * 2)
    context.stroke()
  }
}

/** Draws one row: its name, nine values, and their sum. */
function drawRow(
  context: Context,
  [name, values, sum]: readonly [string, readonly string[], string],
  y: number,
  px: readonly [value: number, sum: number],
): void {
  const [value, last] = px
  context.font = font(22, TEXT, 600)
  context.textAlign = 'start'
  context.fillText(name, EDGE + 16, y + 8)
  context.textAlign = 'center'
  values.forEach((text, at) => {
    context.font = font(value, value > 30 ? DISPLAY : TEXT, value > 30 ? 400 : 600)
    context.fillText(text, EDGE + NAME + HOLE * (at + 0.5), y + value * 0.34)
  })
  context.font = font(last, last > 30 ? DISPLAY : TEXT, last > 30 ? 400 : 600)
  context.fillText(sum, EDGE + INNER - SUM / 2, y + last * 0.34)
  context.textAlign = 'start'
}

function drawNine(context: Context, nine: SharedNine, top: number): number {
  const { head, holes, par, score } = nine
  let y = top
  fill(context, BAND, EDGE, y, INNER, HEADS)
  context.fillStyle = ON_BAND
  drawRow(context, ['HOLE', holes.map(({ hole }) => String(hole)), head], y + HEADS / 2, [24, 24])
  y += HEADS
  const bottom = top + nineHeight(nine)
  fill(context, SUNKEN, EDGE + INNER - SUM, y, SUM, bottom - y)
  if (hasPars(nine)) {
    context.fillStyle = SOFT
    drawRow(context, ['PAR', holes.map((hole) => hole.par), par], y + PARS / 2, [26, 26])
    y += PARS
    fill(context, RULE, EDGE, y, INNER, 2)
  }
  context.fillStyle = INK
  const middle = y + SCORES / 2
  drawRow(context, ['SCORE', holes.map((hole) => hole.score), score], middle, [40, 56])
  holes.forEach(({ mark }, at) => {
    if (mark) drawMark(context, mark, EDGE + NAME + HOLE * (at + 0.5), middle)
  })
  fill(context, RULE, EDGE, bottom - 2, INNER, 2)
  return bottom
}

/** Draws the golfer's own holes below `y`, and the tally. Returns the y of their end. */
export function drawHoles(context: Context, { nines, tally }: ShareCard, y: number): number {
  let end = y + GAP
  for (const nine of nines) end = drawNine(context, nine, end)
  if (tally.length === 0) return end
  context.fillStyle = SOFT
  const line = tally.join('  ·  ')
  context.font = font(32, TEXT, 600)
  // The tally of five kinds of holes is a long line, which is set smaller and never cut.
  const px = Math.min(32, Math.floor((32 * INNER) / context.measureText(line).width))
  context.font = font(px, TEXT, 600)
  context.fillText(line, EDGE, end + 52)
  return end + TALLY
}
