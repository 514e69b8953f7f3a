import {
  useState,
  type RefObject,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useEffect,
  useEffectEvent,
} from 'react'
import { factsOf, type HoleFacts } from '~/domain/scores/holes'
import { holeMark, runningScore, toParText } from '~/domain/scores/hole-result'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { MAX_HOLE_SCORE, type ScoreEntry } from '~/domain/scores/score-entry'
import { Icon, addIcons } from '~/ui/icons/icon'
import { IconButton } from '~/ui/actions/icon-button'
import { Mark } from '~/ui/display/mark'
import { padIcons } from '~/ui/icons/pad-icons'
import { moveFocus } from '~/ui/focus/focus'
import { EndOfRound, type RoundEnd } from './end-of-round'
import styles from './score-pad.module.css'
import type { HoleEntryControls } from './use-hole-entry'

/** The maximum share of the window's height for a pad over the page: with large text it would cover too much. */
const MAX_WINDOW_SHARE = 0.6

/**
 * Makes room for the pad, which covers the bottom of the page: sets the page's scroll padding, so that what gets the focus is
 * scrolled to above it (WCAG 2.4.11), and `data-score-pad` to 'over', or to 'tall' for a pad that is part of the form. If the
 * pad covers the hole being entered, the page scrolls until that is in view; not at the end of the round.
 */
function usePadSize(
  { hole, isOver }: Pick<HoleEntryControls, 'hole' | 'isOver'>,
  cell: RefObject<HTMLElement | null>,
): RefObject<HTMLElement | null> {
  const pad = useRef<HTMLElement>(null)
  const show = useEffectEvent(() => {
    if (!isOver) showHole(pad.current, cell.current)
  })
  useEffect(() => show(), [hole, isOver])
  useLayoutEffect(() => {
    const element = pad.current
    if (!element) return undefined
    const { style, dataset } = document.documentElement
    dataset['scorePad'] = 'over'
    const measure = () => {
      const { offsetHeight } = element
      const isTall = offsetHeight > innerHeight * MAX_WINDOW_SHARE
      element.toggleAttribute('data-tall', isTall)
      dataset['scorePad'] = isTall ? 'tall' : 'over'
      const below = Number.parseFloat(getComputedStyle(element).bottom) // NaN if it is part of the form
      const isOverPage = !isTall && !Number.isNaN(below)
      // Not by a custom property, since a change of one on <html> styles every element of the page again.
      style.scrollPaddingBottom = isOverPage
        ? `max(var(--tabbar) + var(--space-8), ${offsetHeight + below}px + var(--space-2))`
        : ''
    }
    const observer = new ResizeObserver(() => {
      measure()
      show()
    })
    observer.observe(element)
    addEventListener('resize', measure) // in a lower window the pad is part of the form
    return () => {
      removeEventListener('resize', measure)
      observer.disconnect()
      style.scrollPaddingBottom = ''
      delete dataset['scorePad']
    }
  }, [])
  return pad
}

function showHole(pad: HTMLElement | null, cell: HTMLElement | null): void {
  if (pad && cell && cell.getBoundingClientRect().bottom > pad.getBoundingClientRect().top)
    cell.scrollIntoView({ block: 'nearest' })
}

/** What the pad shows. */
type View = 'few' | 'all' | 'end'

/**
 * Keeps the focus in the pad when its view changes, which removes the pressed key: moves it to the result at the end of the
 * round, else to the `toggle`. Call `holdFocus` before the change.
 */
function useViewFocus(pad: RefObject<HTMLElement | null>, view: View) {
  const toggle = useRef<HTMLButtonElement>(null)
  const result = useRef<HTMLParagraphElement>(null)
  const before = useRef(view)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (hadFocus.current && before.current !== view)
      moveFocus(view === 'end' ? result.current : toggle.current)
    before.current = view
    hadFocus.current = false
  })
  const holdFocus = () => {
    hadFocus.current = pad.current?.contains(document.activeElement) ?? false
  }
  return { toggle, result, holdFocus }
}

type PadKeyProps = {
  /** The hole has this score. */
  pressed?: boolean
  atPar?: boolean
  /** The accessible name, if the content is none. */
  label?: string
  ref?: RefObject<HTMLButtonElement | null>
  onPress: () => void
  children: ReactNode
}

/** A key of the pad. */
const PadKey = ({ pressed, atPar, label, ref, onPress, children }: PadKeyProps) => (
  <button
    ref={ref}
    type="button"
    className={styles.key}
    data-par={atPar || undefined}
    aria-pressed={pressed}
    aria-label={label}
    onClick={onPress}
  >
    {children}
  </button>
)

addIcons(padIcons)

type Props = {
  entry: ScoreEntry
  facts: readonly HoleFacts[]
  controls: HoleEntryControls
  /** The cell of the hole being entered, on the card. */
  cell: RefObject<HTMLElement | null>
  end: RoundEnd
}

/** The par of the keys if none is known, so that they are the most frequent scores. */
const UNKNOWN_PAR = 5
/** The keys, from two under to two over par. */
const AROUND = [-2, -1, 0, 1, 2]
const ALL = Array.from({ length: MAX_HOLE_SCORE }, (_, at) => at + 1)
const NAMES = ['Eagle', 'Birdie', 'Par', 'Bogey', 'Double']

/** The keys for the hole being entered: one tap per hole. After the last hole, the result. */
export function ScorePad({ entry, facts, controls, cell, end }: Props) {
  const [openFor, setOpenFor] = useState<number>()
  const { hole, isOver, enter } = controls
  const pad = usePadSize(controls, cell)
  const { par } = factsOf(facts, hole)
  const all = openFor === hole // more keys for this hole only
  const { toggle, result, holdFocus } = useViewFocus(pad, isOver ? 'end' : all ? 'all' : 'few')
  const showAllFor = (to: number | undefined) => {
    holdFocus()
    setOpenFor(to)
  }
  const press = (next: number | null) => {
    showAllFor(undefined)
    enter(next)
  }
  const edit = () => {
    holdFocus()
    controls.edit()
  }
  const move = (by: number) => {
    holdFocus()
    controls.move(by)
  }
  const keys = { score: entry.holes[hole - 1] ?? null, par, toggle, onPress: press }
  const label = isOver ? `${controls.round.length} holes scored` : `Score for hole ${hole}`
  return (
    <section
      className={styles.pad}
      ref={pad}
      data-pad
      data-end={isOver || undefined}
      aria-label={label}
    >
      {isOver ? (
        <EndOfRound holes={facts} {...{ entry, end, result }} onEdit={edit} />
      ) : (
        <>
          <HoleHead {...{ entry, facts, controls }} onMove={move} />
          {all ? (
            <AllKeys {...keys} onToggle={() => showAllFor(undefined)} />
          ) : (
            <FewKeys {...keys} onToggle={() => showAllFor(hole)} />
          )}
        </>
      )}
    </section>
  )
}

type HeadProps = Pick<Props, 'entry' | 'facts' | 'controls'> & { onMove: (by: number) => void }

/** The hole being entered, buttons to the others, and the running score. */
function HoleHead({ entry, facts, controls, onMove }: HeadProps) {
  const { hole, undo, steps } = controls
  const { par, yards } = factsOf(facts, hole)
  return (
    <div className={styles.hole}>
      <IconButton label="Previous hole" icon="back" onClick={() => onMove(-1)} />
      <span className={styles.number} aria-hidden="true">
        {hole}
      </span>
      <p className={styles.facts}>
        <b>{par === undefined ? `Hole ${hole}` : `Par ${par}`}</b>
        <span>{yards === undefined ? '' : `${yards} yards`}</span>
      </p>
      <Running entry={entry} facts={facts} />
      {/* Not disabled, so that it keeps the focus when the last step is undone. */}
      <IconButton label="Undo" icon="undo" aria-disabled={steps.length === 0} onClick={undo} />
      <IconButton label="Next hole" icon="chevron" onClick={() => onMove(1)} />
    </div>
  )
}

type KeysProps = {
  score: number | null
  par: number | undefined
  toggle: RefObject<HTMLButtonElement | null>
  onPress: (score: number | null) => void
  onToggle: () => void
}

/** 1 to 19, and a key that clears the hole. */
const AllKeys = ({ score, par, toggle, onPress, onToggle }: KeysProps) => (
  <>
    <div className={styles.keys} data-all>
      {ALL.map((strokes) => (
        <PadKey
          key={strokes}
          pressed={score === strokes}
          atPar={strokes === par}
          onPress={() => onPress(strokes)}
        >
          {strokes}
        </PadKey>
      ))}
      <PadKey label="Clear this hole" onPress={() => onPress(null)}>
        <Icon name="erase" />
      </PadKey>
      <PadKey ref={toggle} label="Show fewer scores" onPress={onToggle}>
        <Icon name="down" />
      </PadKey>
    </div>
    <p className={styles.most}>{scoreEntryMessages.holeMaximum}</p>
  </>
)

/** The scores around par, with their names. */
const FewKeys = ({ score, par, toggle, onPress, onToggle }: KeysProps) => (
  <div className={styles.keys}>
    {AROUND.map((over, at) => {
      const strokes = (par ?? UNKNOWN_PAR) + over
      return (
        <PadKey
          key={over}
          pressed={score === strokes}
          atPar={strokes === par}
          onPress={() => onPress(strokes)}
        >
          <Mark large kind={holeMark(strokes, par)}>
            {strokes}
          </Mark>
          {par !== undefined && <span>{strokes === 1 ? 'Ace' : NAMES[at]}</span>}
        </PadKey>
      )
    })}
    <PadKey ref={toggle} label="More scores, 1 to 19" onPress={onToggle}>
      <Icon name="dots" />
      <span>More</span>
    </PadKey>
  </div>
)

/** The running score against par. */
function Running({ entry, facts }: Pick<Props, 'entry' | 'facts'>) {
  const running = runningScore(
    entry.holes,
    facts.map(({ par }) => par),
  )
  return (
    <p className={styles.run}>
      {running && (
        <>
          <b>{toParText(running.over)}</b>
          <span>{`thru ${running.thru}`}</span>
        </>
      )}
    </p>
  )
}
