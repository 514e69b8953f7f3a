import { shareMessages } from '~/domain/messages/share'
import { CARD_WIDTH, cardHeight, drawCard, notesOf } from './draw-card'
import type { ShareCard } from './share-model'

const blank = (height: number) =>
  typeof OffscreenCanvas === 'function'
    ? new OffscreenCanvas(CARD_WIDTH, height)
    : Object.assign(document.createElement('canvas'), { width: CARD_WIDTH, height })

const contextOf = (canvas: ReturnType<typeof blank>) => {
  const context = canvas.getContext('2d')
  if (!context) throw new Error(shareMessages.noPicture)
  return context
}

/** Renders a card as a PNG on this device. Rejects where the browser has no canvas. */
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
