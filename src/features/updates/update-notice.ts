import { createListeners } from '~/lib/listeners'

/** What the Reload button of the notice does. */
export type UpdateNotice = { apply: () => void }

const changes = createListeners()
let shown: UpdateNotice | undefined

/** The app's one notice that a new version is ready. Apart from what raises it, which is no part of the start. */
export const updateNotice = {
  subscribe: changes.add,
  current: (): UpdateNotice | undefined => shown,
  show(notice: UpdateNotice): void {
    shown = notice
    changes.notify()
  },
}
