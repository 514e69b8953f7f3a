import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react'
import { useStore } from 'zustand/react'
import { itemKey } from '~/domain/feed/item-key'
import { commentCounter, commentFault } from '~/domain/feed/comment'
import { classNames } from '~/lib/class-names'
import { Button } from '~/ui/actions/button'
import { fieldInputClass } from '~/ui/fields/field'
import { addIcons, Icon } from '~/ui/icons/icon'
import { menuIcons } from '~/ui/icons/menu-icons'
import { type EntryWithCounts, changeReactions } from '../reactions'
import { useReactions } from '../use-reactions'
import { commentDrafts, sendDraft } from './app-comments'
import styles from './composer.module.css'

addIcons(menuIcons)

/** Enter during IME composition picks a candidate; some browsers report it as keyCode 229 (SOC-05). */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229

/** Within this time after a press, in milliseconds, another one while the field is empty belongs to a double press. */
const SECOND_PRESS_MS = 500

/** Makes a field as tall as its text in browsers that do not: Safari has no `field-sizing` before 26.2. */
function fitToText(field: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return
  const { style, offsetHeight, clientHeight } = field
  style.blockSize = ''
  style.blockSize = `${field.scrollHeight + offsetHeight - clientHeight}px`
}

type Props = { item: EntryWithCounts; userId: number }

/** The comment field: Enter sends, Shift+Enter adds a line. */
export function Composer({ item, userId }: Props) {
  const client = useQueryClient()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { sending, failure, commentCount } = useReactions(item)
  const { text, unsure, sent } = useStore(commentDrafts.store, () =>
    commentDrafts.get(userId, item),
  )
  useEffect(() => void commentDrafts.load(userId, item), [userId, item])

  const shown = sending === undefined ? text : ''
  useLayoutEffect(() => {
    if (field.current) fitToText(field.current)
  }, [shown])
  useEffect(() => {
    const fit = () => field.current && fitToText(field.current)
    window.addEventListener('resize', fit) // also when a phone is turned
    return () => window.removeEventListener('resize', fit)
  }, [])

  const options = sendDraft(item)
  const { mutate } = useMutation(options)
  const pressed = useRef(-SECOND_PRESS_MS)
  const send = ({ timeStamp }: SyntheticEvent) => {
    const isSecond = text === '' && timeStamp - pressed.current < SECOND_PRESS_MS
    pressed.current = timeStamp
    if (!isSecond && client.isMutating(options) === 0) mutate(commentCount)
  }
  const change = (typed: string) => {
    commentDrafts.save(userId, item, { text: typed, unsure, sent })
    if (failure) changeReactions(itemKey(item), { failure: undefined })
  }
  const counter = sending === undefined ? commentCounter(text) : undefined
  const retry = failure !== undefined && commentFault(text) === undefined
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send(event)
      }}
    >
      <textarea
        ref={field}
        className={fieldInputClass}
        aria-label="Add a comment"
        aria-invalid={failure ? true : undefined}
        aria-describedby={classNames(counter && `${id}-counter`, failure && `${id}-error`)}
        rows={1}
        placeholder="Add a comment"
        enterKeyHint="send"
        dir="auto"
        value={shown}
        readOnly={sending !== undefined}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
          event.preventDefault()
          if (!event.repeat) send(event)
        }}
      />
      <Button
        type="submit"
        variant="primary"
        busy={sending !== undefined}
        aria-label={retry ? 'Retry sending the comment' : 'Send comment'}
      >
        {retry ? 'Retry' : <Icon name="send" small />}
      </Button>
      {counter && (
        <p
          className={styles.counter}
          id={`${id}-counter`}
          data-over={commentFault(text) === undefined ? undefined : true}
        >
          {counter}
        </p>
      )}
      {failure && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          <Icon name="alert" />
          {failure}
        </p>
      )}
    </form>
  )
}
