import { useEffect, useRef, useState } from 'react'
import { mediaMessages } from '~/domain/messages/score-media'
import { roomFor } from '~/domain/score-media'
import { isAbort } from '~/lib/abort'
import type { MediaRef } from '../outbox/score-draft'
import { mediaShelf } from '../outbox/session-drafts'

/** A chosen file on its way into the draft, or one that did not make it and may be tried again. */
export type Coming = { key: string; file: File; failed?: string }

/** The files of a score that are not in its draft yet. */
export type MediaFiles = {
  coming: readonly Coming[]
  /** Why files were not added, in the golfer's words. */
  faults: readonly string[]
  add: (files: readonly File[]) => void
  retry: (key: string) => void
  /** Takes a file back that is not ready yet. */
  drop: (key: string) => void
}

type Options = {
  draftId: string
  media: readonly MediaRef[]
  onKept: (ref: MediaRef) => void
}

/** The same file, as far as can be told without reading it. */
const sameFile = (a: File, b: File): boolean => a.name === b.name && a.size === b.size

/** Files made ready one after the other: a phone has not the memory for three photos at once. */
export function useMediaFiles({ draftId, media, onKept }: Options): MediaFiles {
  const [coming, setComing] = useState<readonly Coming[]>([])
  const [faults, setFaults] = useState<readonly string[]>([])
  const latest = useRef({ coming, added: new Array<File>(), queue: Promise.resolve() })
  const calls = useRef(new Map<string, AbortController>())

  useEffect(() => {
    const open = calls.current
    return () => {
      for (const call of open.values()) call.abort() // the form is left
    }
  }, [])

  const become = (next: readonly Coming[]) => {
    latest.current.coming = next
    setComing(next)
  }
  const leave = (key: string) => become(latest.current.coming.filter((one) => one.key !== key))

  async function make({ key, file }: Coming): Promise<void> {
    const call = calls.current.get(key)
    if (!call || call.signal.aborted) return
    try {
      const added = await mediaShelf.add(draftId, file, call.signal)
      if ('kept' in added) {
        latest.current.added.push(file)
        leave(key)
        return onKept(added.kept)
      }
      if (!added.again) {
        leave(key)
        return setFaults((now) => [...now, added.refused])
      }
      const failed = added.refused
      become(latest.current.coming.map((one) => (one.key === key ? { key, file, failed } : one)))
    } catch (error) {
      if (!isAbort(error)) throw error
    } finally {
      calls.current.delete(key)
    }
  }

  function start(one: Coming): void {
    calls.current.set(one.key, new AbortController())
    latest.current.queue = latest.current.queue.then(() => make(one))
  }

  return {
    coming,
    faults,
    add(files) {
      const now = latest.current
      const here = [...now.added, ...now.coming.map(({ file }) => file)]
      const twice = files.filter((file) => here.some((other) => sameFile(file, other)))
      const fresh = files.filter((file) => !twice.includes(file))
      const { count, fault } = roomFor(media.length + now.coming.length, fresh.length)
      setFaults([...twice.map(({ name }) => mediaMessages.twice(name)), ...(fault ? [fault] : [])])
      const taken = fresh.slice(0, count).map((file) => ({ key: crypto.randomUUID(), file }))
      become([...now.coming, ...taken])
      taken.forEach(start)
    },
    retry(key) {
      const one = latest.current.coming.find((other) => other.key === key)
      if (!one) return
      const { file } = one
      become(latest.current.coming.map((other) => (other.key === key ? { key, file } : other)))
      start({ key, file })
    },
    drop(key) {
      calls.current.get(key)?.abort()
      leave(key)
    },
  }
}
