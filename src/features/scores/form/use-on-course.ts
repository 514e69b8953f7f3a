import { useEffect, useLayoutEffect } from 'react'
import { firstScreen } from '~/lib/first-screen'
import { browserVisibility, type Visibility } from '~/platform/visibility'
import type { Hub } from '~/realtime/hub-types'
import './on-course.css'

/**
 * Saves battery on the course: the hub disconnects while the page is hidden, and when it is visible reconnects and fetches what
 * it missed. Call the returned function when the mode ends.
 */
export function disconnectWhileHidden(
  connection: Pick<Hub, 'start' | 'stop'>,
  page: Visibility,
): () => void {
  let isDisconnected = false
  function setDisconnected(shouldDisconnect: boolean): void {
    if (shouldDisconnect === isDisconnected) return
    isDisconnected = shouldDisconnect
    if (isDisconnected) connection.stop()
    else connection.start(true)
  }
  const unsubscribe = page.listen((visible) => setDisconnected(!visible))
  setDisconnected(!page.isVisible())
  return () => {
    unsubscribe()
    setDisconnected(false)
  }
}

/** Loads the hub's code. Resolves with undefined if it cannot be loaded; then there is no connection either. */
const loadHub = (): Promise<Hub | undefined> =>
  firstScreen
    .whenShown()
    .then(() => import('~/realtime/hub'))
    .then(
      ({ hub }) => hub,
      () => undefined,
    )

/**
 * The mode for the course: highest contrast, larger targets, no motion, and no connection while the page is hidden. It is set
 * on the root, since the bars around the form change, too.
 */
export function useOnCourse(on: boolean): void {
  useLayoutEffect(() => {
    if (!on) return undefined
    const { dataset } = document.documentElement
    dataset['onCourse'] = ''
    return () => {
      delete dataset['onCourse']
    }
  }, [on])
  useEffect(() => {
    if (!on) return undefined
    let end = () => {}
    let hasEnded = false
    void loadHub().then((hub) => {
      if (hub && !hasEnded) end = disconnectWhileHidden(hub, browserVisibility)
      return undefined
    })
    return () => {
      hasEnded = true
      end()
    }
  }, [on])
}
