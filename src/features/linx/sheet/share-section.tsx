import { useEffect, useState } from 'react'
import type { LinxItem } from '~/api/types'
import { failureText } from '~/domain/failure-text'
import { shareMessages } from '~/domain/messages/share'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { Notice } from '~/ui/notice'
import { cardPicture } from './card-picture'
import styles from './item-sheet.module.css'
import { shareable, shareCard, type ShareChoice } from './share-model'
import { sharePicture, sharesFiles } from './share-picture'

type Made = { file: File; address: string } | { message: string }

/** The picture of a round, made anew when another choice is made; its address is given back with it (R24). */
function usePicture(item: LinxItem, { notes, bets }: ShareChoice): Made | undefined {
  const [made, setMade] = useState<Made>()
  useEffect(() => {
    let wanted = true
    let address = ''
    const make = async (): Promise<Made> => {
      const blob = await cardPicture(shareCard(item, { notes, bets }))
      const file = new File([blob], 'scorecard.png', { type: 'image/png' })
      address = wanted ? URL.createObjectURL(file) : ''
      return { file, address }
    }
    const show = (next: Made) => wanted && setMade(next)
    void make().then(show, (error: unknown) =>
      show({ message: failureText(error, shareMessages.noPicture) }),
    )
    return () => {
      wanted = false
      if (address) URL.revokeObjectURL(address)
    }
  }, [item, notes, bets])
  return made
}

/** A scorecard picture to share. Notes and bets stay out of it unless they are chosen (product 25). */
export function ShareSection({ item, name }: { item: LinxItem; name: string }) {
  const offer = shareable(item)
  const [choice, setChoice] = useState<ShareChoice>({ notes: false, bets: false })
  const [said, setSaid] = useState('')
  const made = usePicture(item, choice)
  const file = made && 'file' in made ? made.file : undefined
  const shares = file !== undefined && sharesFiles(file)
  const share = async (picture: File) => {
    const left = await sharePicture(picture, name)
    setSaid(left === 'downloaded' ? shareMessages.saved : '')
  }
  return (
    <section className={styles.section} aria-label="Share scorecard">
      <div className={styles.preview} aria-busy={made === undefined}>
        {made && 'address' in made && <img src={made.address} alt={`Scorecard: ${name}`} />}
        {made && 'message' in made && <Notice kind="error">{made.message}</Notice>}
      </div>
      {offer.notes && (
        <Checkbox
          label="With the notes"
          checked={choice.notes}
          onChange={({ target }) => setChoice({ ...choice, notes: target.checked })}
        />
      )}
      {offer.bets && (
        <Checkbox
          label="With the bets"
          checked={choice.bets}
          onChange={({ target }) => setChoice({ ...choice, bets: target.checked })}
        />
      )}
      <Button
        variant="primary"
        disabled={!file}
        onClick={() => {
          if (file) void share(file)
        }}
      >
        {shares ? 'Share scorecard' : 'Save scorecard'}
      </Button>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </section>
  )
}
