import { useState } from 'react'
import type { LinxItem } from '~/api/types'
import { classNames } from '~/lib/class-names'
import { iconButtonClass } from '~/ui/actions/icon-button'
import { createLazyPart, ShowLazyPart } from '~/ui/layout/lazy-part'
import { itemName } from './item-name'
import styles from './round.module.css'
import type { ItemSheetProps } from '../share/item-sheet'

const sheetPart = createLazyPart<ItemSheetProps>(() =>
  import('../share/item-sheet').then(({ ItemSheet }) => ItemSheet),
)

/** The button that opens the other actions of a round. */
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
