import { createListeners } from '~/lib/listeners'

/** The action of the notice's Reload button. */
export type UpdateNotice = { apply: () => void }

const changes = createListeners()
let shown: UpdateNotice | undefined

/** The app's single notice of a new version. Separate from the code that raises it, which is loaded after the start. */
export const updateNotice = {
  subscribe: changes.add,
  current: (): UpdateNotice | undefined => shown,
  show(notice: UpdateNotice): void {
    shown = notice
    changes.notify()
  },
}
