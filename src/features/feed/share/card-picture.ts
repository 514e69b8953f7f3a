import { shareMessages } from '~/domain/messages/share'
import { PRODUCT_NAME } from '~/lib/product-name'
import {
  BAND,
  CARD_WIDTH,
  DAWN,
  DISPLAY,
  EDGE,
  fill,
  font,
  INK,
  INNER,
  ON_BAND,
  PAPER,
  RULE,
  SOFT,
  SUNKEN,
  TEXT,
  drawHoles,
  holesHeight,
  type Context,
} from './card-holes'
import type { ShareCard } from './share-model'

const HEAD = 132
const ROW = 96

/** The part of a canvas context that measures text. */
type Measure = { measureText: (text: string) => { width: number } }

/** Shortens a text to fit, with an ellipsis; never splits a character or a joined emoji. */
export function fitText(context: Measure, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  while (letters.length > 1 && context.measureText(`${letters.join('')}…`).width > width)
    letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** Wraps a text into at most `max` lines; a word longer than a line is cut. */
export function wrapText(
  context: Measure,
  text: string,
  { width, max }: { width: number; max: number },
): string[] {
  const words = text.split(/\s+/u).filter(Boolean)
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word
    if (!line || context.measureText(longer).width <= width) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  if (line) lines.push(line)
  const shown = lines.slice(0, max)
  if (lines.length > max) shown[max - 1] = `${shown[max - 1] ?? ''}…`
  return shown.map((each) => fitText(context, each, width))
}

const MAX_NOTE_LINES = 6
const NOTES_LINE = 52

/** The height of the picture of a card, in pixels. */
function cardHeight(card: ShareCard, notes: number): number {
  const board = card.players.length > 0 ? 56 + card.players.length * ROW : 0
  const strip = card.figures.length > 0 ? 56 + 168 : 0
  const extra = (notes > 0 ? 40 + notes * NOTES_LINE : 0) + (card.bets ? 112 : 0)
  return HEAD + 300 + board + strip + holesHeight(card) + extra + 72
}

/** The lines of a card's notes. */
function notesOf(context: Context, card: ShareCard): string[] {
  context.font = font(36)
  return card.notes ? wrapText(context, card.notes, { width: INNER, max: MAX_NOTE_LINES }) : []
}

/** Writes a text on one line, shortened to `max` pixels. */
function write(context: Context, text: string, x: number, y: number, max = INNER): void {
  context.fillText(fitText(context, text, max), x, y)
}

/** Draws a card into a context of this height. */
function drawCard(context: Context, card: ShareCard, height: number): void {
  context.textBaseline = 'alphabetic'
  fill(context, PAPER, 0, 0, CARD_WIDTH, height)
  fill(context, BAND, 0, 0, CARD_WIDTH, HEAD)
  fill(context, DAWN, 0, HEAD, CARD_WIDTH, 6)
  context.fillStyle = ON_BAND
  context.font = font(56, DISPLAY)
  write(context, PRODUCT_NAME, EDGE, 88)

  let y = HEAD + 112
  context.fillStyle = SOFT
  context.font = font(40, TEXT, 600)
  write(context, card.golfer, EDGE, y)
  y += 76
  context.fillStyle = INK
  context.font = font(64, DISPLAY)
  write(context, card.course, EDGE, y)
  y += 60
  context.fillStyle = SOFT
  context.font = font(36)
  write(context, card.facts.join('  ·  '), EDGE, y)
  y += 52

  if (card.figures.length > 0) y = drawStrip(context, card.figures, y)
  if (card.players.length > 0) y = drawBoard(context, card.players, y)
  if (card.nines.length > 0) y = drawHoles(context, card, y)
  y += 40
  const notes = notesOf(context, card)
  context.fillStyle = INK
  for (const line of notes) {
    y += NOTES_LINE
    write(context, line, EDGE, y)
  }
  if (card.bets) {
    y += notes.length > 0 ? 84 : 52
    context.font = font(36, TEXT, 600)
    write(context, card.bets, EDGE, y)
  }
}

function drawHeads(context: Context, y: number, heads: readonly [string, number][]): void {
  fill(context, BAND, EDGE, y, INNER, 56)
  context.fillStyle = ON_BAND
  context.font = font(24, TEXT, 600)
  context.textAlign = 'center'
  for (const [head, x] of heads) context.fillText(head, x, y + 37)
  context.textAlign = 'start'
}

function drawStrip(context: Context, figures: ShareCard['figures'], y: number): number {
  const width = INNER / figures.length
  const middle = (at: number) => EDGE + width * (at + 0.5)
  drawHeads(
    context,
    y,
    figures.map(({ head }, at) => [head, middle(at)]),
  )
  const top = y + 56
  figures.forEach(({ head, value }, at) => {
    const isTotal = head === 'TOT'
    fill(context, isTotal ? SUNKEN : PAPER, EDGE + width * at, top, width, 168)
    fill(context, RULE, EDGE + width * at, top, 2, 168)
    context.fillStyle = isTotal ? INK : SOFT
    const fontOf = (px: number) => (head === 'HDCP' ? font(px, TEXT, 600) : font(px, DISPLAY))
    const max = isTotal ? 104 : head === 'HDCP' ? 44 : 72
    context.font = fontOf(max)
    // A number is never cut: the font shrinks until '12.5 → 11.7' fits.
    const px = Math.min(max, Math.floor((max * (width - 24)) / context.measureText(value).width))
    context.font = fontOf(px)
    context.textAlign = 'center'
    write(context, value, middle(at), top + 84 + px * 0.34, width - 16)
    context.textAlign = 'start'
  })
  fill(context, RULE, EDGE + INNER, top, 2, 168)
  fill(context, RULE, EDGE, top + 168, INNER + 2, 2)
  return top + 168
}

function drawBoard(context: Context, players: ShareCard['players'], y: number): number {
  const columns = { out: EDGE + INNER - 400, in: EDGE + INNER - 260, total: EDGE + INNER - 92 }
  const heads: [string, number][] = [
    ['OUT', columns.out],
    ['IN', columns.in],
    ['TOT', columns.total],
  ]
  drawHeads(context, y, heads)
  players.forEach(({ rank, name, out, in: back, total }, at) => {
    const top = y + 56 + at * ROW
    const line = top + 62
    fill(context, SUNKEN, columns.total - 92, top, 184, ROW)
    context.fillStyle = SOFT
    context.font = font(34, TEXT, 600)
    write(context, rank, EDGE + 12, line)
    context.fillStyle = INK
    context.font = font(38, TEXT, 600)
    write(context, name, EDGE + 96, line, columns.out - EDGE - 180)
    context.textAlign = 'center'
    context.fillStyle = SOFT
    context.font = font(46, DISPLAY)
    write(context, out, columns.out, line)
    write(context, back, columns.in, line)
    context.fillStyle = INK
    context.font = font(60, DISPLAY)
    write(context, total, columns.total, line + 4)
    context.textAlign = 'start'
    fill(context, RULE, EDGE, top + ROW, INNER, 2)
  })
  return y + 56 + players.length * ROW
}

const blank = (height: number) =>
  typeof OffscreenCanvas === 'function'
    ? new OffscreenCanvas(CARD_WIDTH, height)
    : Object.assign(document.createElement('canvas'), { width: CARD_WIDTH, height })

const contextOf = (canvas: ReturnType<typeof blank>) => {
  const context = canvas.getContext('2d')
  if (!context) throw new Error(shareMessages.noPicture)
  return context
}

/** Renders a card as a PNG on this device. Rejects if the browser has no canvas. */
export async function cardPicture(card: ShareCard): Promise<Blob> {
  const notes = notesOf(contextOf(blank(1)), card)
  const height = cardHeight(card, notes.length)
  const canvas = blank(height)
  drawCard(contextOf(canvas), card, height)
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/png' })
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error(shareMessages.noPicture))),
      'image/png',
    )
  })
}
