import { useEffect, useEffectEvent, useState } from 'react'
import { mediaMessages } from '~/domain/messages/score-media'
import { blockReload } from '~/lib/before-reload'
import { toasts } from '~/ui/feedback/toasts'
import type { MediaFiles, Postponement } from './use-media-files'

/** A post that is postponed, since Post was pressed while photos or videos were not ready. */
export type PostponedPost = {
  /** How many files are being prepared: the score is posted when they are ready. If 0, the golfer has to decide. */
  preparing: number
  text: string
  /** Posts without the files that are not ready; absent if there are none. */
  without?: { label: string; post: () => void }
}

type Options = {
  files: MediaFiles
  /** How many files are in the draft. */
  readyCount: number
  /** Another score is being sent, or its result is open: this one is posted after that, even if its files are ready. */
  isBlocked: boolean
  /** Posts the score with the files that are ready. */
  post: (withoutPending: boolean) => void
  /** Called when the form is left with a postponed post. Returns what posts it with `count` files later; undefined if invalid. */
  preparePost: () => ((count: number) => Promise<void>) | undefined
}

/**
 * Postpones a post until every chosen file is ready. It continues automatically only if all of them succeed; if a file fails, is
 * refused or is removed meanwhile, the golfer decides.
 */
export function usePostWhenReady({ files, readyCount, isBlocked, post, preparePost }: Options): {
  postponed: PostponedPost | undefined
  /** Postpones the post if files are not ready. Returns whether it did. */
  postponeIfNeeded: () => boolean
} {
  const { pending, faults } = files
  const [postponed, setPostponed] = useState<Postponement | undefined>(files.resumedPostponement)
  const [wasFileRefused, setWasFileRefused] = useState(false)
  /** Increased when the files are ready; the score is posted after that render. */
  const [continuations, setContinuations] = useState(0)
  const preparing = pending.filter(({ failed }) => failed === undefined).length

  if (postponed && pending.length === 0 && !isBlocked) {
    setPostponed(undefined)
    const isRefused = faults !== postponed.faults && faults.length > 0
    if (readyCount >= postponed.fileCount && !isRefused) setContinuations(continuations + 1)
    else setWasFileRefused(isRefused)
  }
  const continuePost = useEffectEvent(() => post(false))
  useEffect(() => {
    if (continuations > 0) continuePost()
  }, [continuations])
  const isPreparing = postponed !== undefined && preparing > 0
  useEffect(() => (isPreparing ? blockReload() : undefined), [isPreparing])
  const leave = useEffectEvent(() => {
    // After a file has failed, the form already says that the score is not posted.
    const isGoingOn = preparing === pending.length
    const postWith = postponed && isGoingOn ? preparePost() : undefined
    if (!postponed || !postWith) return
    const count = Math.max(postponed.fileCount, readyCount + pending.length)
    if (files.postLater({ ...postponed, fileCount: count }, () => postWith(count)) && preparing > 0)
      toasts.show({ message: mediaMessages.postsWhenReady(preparing) })
  })
  useEffect(() => () => leave(), [])

  function postWithout(): void {
    setPostponed(undefined)
    for (const { key } of pending) files.drop(key)
    post(true)
  }

  function stateOf(): PostponedPost | undefined {
    if (wasFileRefused && !postponed) return { preparing: 0, text: mediaMessages.leftOut }
    if (!postponed || pending.length === 0) return undefined
    const failed = pending.length - preparing
    const text =
      failed > 0 ? mediaMessages.unprepared(failed) : mediaMessages.postsWhenReady(preparing)
    const label = mediaMessages.postWithout(pending.length)
    return { preparing, text, without: { label, post: postWithout } }
  }

  return {
    postponed: stateOf(),
    postponeIfNeeded() {
      setWasFileRefused(false)
      if (pending.length === 0) {
        setPostponed(undefined)
        return false
      }
      setPostponed({ fileCount: readyCount + pending.length, faults })
      return true
    },
  }
}
