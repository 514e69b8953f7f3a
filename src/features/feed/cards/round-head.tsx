import { type MouseEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Link } from '~/ui/actions/link'
import { allowedPictureUrl } from '~/api/host'
import type { LinxItem } from '~/api/types'
import { visibleText } from '~/domain/people/names'
import { MetaLine, PersonName } from '~/features/people/person'
import styles from './round.module.css'
import { classNames } from '~/lib/class-names'
import { pluralize } from '~/lib/pluralize'
import { iconButtonClass } from '~/ui/actions/icon-button'
import { Avatar } from '~/ui/display/avatar'
import { paths } from '~/routing/paths'
import { createLazyPart, ShowLazyPart } from '~/ui/layout/lazy-part'
import { actionOf, itemName } from './item-name'
import type { ItemSheetProps } from '../share/item-sheet'

/** The association's letter for a nine-hole score. */
export const NineTag = () => (
  <abbr className={styles.tag} title="Nine-hole score">
    N
  </abbr>
)

type Nines = {
  holes?: number | null | undefined
  front9?: number | null | undefined
  back9?: number | null | undefined
}

/** '18 holes'; '9 holes, front' if only that nine has a score; undefined if the number of holes is unknown. */
export function holesLine({ holes, front9, back9 }: Nines): string | undefined {
  if (!holes) return undefined
  const nine = front9 && !back9 ? ', front' : back9 && !front9 ? ', back' : ''
  return `${pluralize(holes, 'hole')}${holes === 9 ? nine : ''}`
}

const sheetPart = createLazyPart<ItemSheetProps>(() =>
  import('../share/item-sheet').then(({ ItemSheet }) => ItemSheet),
)

/** The button that opens the other actions for a round. */
export function ItemMore({ item, userId }: { item: LinxItem; userId: number }) {
  const [isOpen, setOpen] = useState(false)
  const name = itemName(item)
  return (
    <>
      <button
        type="button"
        className={classNames(iconButtonClass, styles.more)}
        aria-label={`More about ${name}`}
        aria-haspopup="dialog"
        onPointerDown={sheetPart.preload}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <ShowLazyPart
          part={sheetPart}
          props={{ item, name, userId, onClose: () => setOpen(false) }}
        />
      )}
    </>
  )
}

/** Returns a press handler for a card's figures, which open the round like the link of its course. */
export function useOpenRound(item: LinxItem, isOpened: boolean): (press: MouseEvent) => void {
  const navigate = useNavigate()
  return ({ target }) => {
    if (!isOpened && target instanceof Element && target.closest('td, dd'))
      void navigate(paths.round(item), { state: item.activityDate })
  }
}

type Props = {
  item: LinxItem
  userId: number
  isOpened: boolean
  /** What is shown beside the time. */
  children: ReactNode
}

/** The golfer and the course of a round. */
export const RoundHead = ({ item, userId, isOpened, children }: Props) => (
  <>
    <Avatar name={item.name} src={allowedPictureUrl(item.picture)} />
    <div className={styles.who}>
      <PersonName userId={item.userId} name={item.userId === userId ? 'You' : item.name} />
      <MetaLine time={item.activityDate}>{[actionOf(item), children]}</MetaLine>
    </div>
    <ItemMore item={item} userId={userId} />
    {!isOpened && (
      <h2 className={styles.course} dir="auto">
        <Link to={paths.round(item)} state={item.activityDate}>
          {visibleText(item.courseName) ?? 'A round of golf'}
        </Link>
      </h2>
    )}
  </>
)
