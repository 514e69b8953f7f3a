import { useEffect, useEffectEvent, useState } from 'react'
import { mediaMessages } from '~/domain/messages/score-media'
import { blockReload } from '~/lib/before-reload'
import { toasts } from '~/ui/feedback/toasts'
import type { MediaFiles, MediaHold } from './use-media-files'

/** A post that waits, since Post was pressed while photos or videos were not ready. */
export type HeldPost = {
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
  /** Called when the form is left with a held post. Returns what posts it with `count` files later; undefined if not ready. */
  preparePost: () => ((count: number) => Promise<void>) | undefined
}

/**
 * Holds a post until every chosen file is ready. It continues automatically only if all of them succeed; if a file fails, is
 * refused or is removed meanwhile, the golfer decides.
 */
export function useHoldForMedia({ files, readyCount, isBlocked, post, preparePost }: Options): {
  held: HeldPost | undefined
  /** Returns whether the post has to wait. */
  hold: () => boolean
} {
  const { pending, faults } = files
  const [held, setHeld] = useState<MediaHold | undefined>(files.resumedHold)
  const [wasFileRefused, setWasFileRefused] = useState(false)
  const [releases, setReleases] = useState(0)
  const preparing = pending.filter(({ failed }) => failed === undefined).length

  if (held && pending.length === 0 && !isBlocked) {
    setHeld(undefined)
    const isRefused = faults !== held.faults && faults.length > 0
    if (readyCount >= held.fileCount && !isRefused) setReleases(releases + 1)
    else setWasFileRefused(isRefused)
  }
  const continuePost = useEffectEvent(() => post(false))
  useEffect(() => {
    if (releases > 0) continuePost()
  }, [releases])
  const isPreparing = held !== undefined && preparing > 0
  useEffect(() => (isPreparing ? blockReload() : undefined), [isPreparing])
  const leave = useEffectEvent(() => {
    // After a file has failed, the form already says that the score is not posted.
    const isGoingOn = preparing === pending.length
    const postWith = held && isGoingOn ? preparePost() : undefined
    if (!held || !postWith) return
    const count = Math.max(held.fileCount, readyCount + pending.length)
    if (files.postLater({ ...held, fileCount: count }, () => postWith(count)) && preparing > 0)
      toasts.show({ message: mediaMessages.postsWhenReady(preparing) })
  })
  useEffect(() => () => leave(), [])

  function postWithout(): void {
    setHeld(undefined)
    for (const { key } of pending) files.drop(key)
    post(true)
  }

  function stateOf(): HeldPost | undefined {
    if (wasFileRefused && !held) return { preparing: 0, text: mediaMessages.leftOut }
    if (!held || pending.length === 0) return undefined
    const failed = pending.length - preparing
    const text =
      failed > 0 ? mediaMessages.unprepared(failed) : mediaMessages.postsWhenReady(preparing)
    const label = mediaMessages.postWithout(pending.length)
    return { preparing, text, without: { label, post: postWithout } }
  }

  return {
    held: stateOf(),
    hold() {
      setWasFileRefused(false)
      if (pending.length === 0) {
        setHeld(undefined)
        return false
      }
      setHeld({ fileCount: readyCount + pending.length, faults })
      return true
    },
  }
}
