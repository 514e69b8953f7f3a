import { createListeners } from '~/lib/listeners'

/** The action of the notice's Reload button. */
export type UpdateNotice = { apply: () => void }

const changes = createListeners()
let current: UpdateNotice | undefined

/** The app's single notice of a new version. Separate from the code that raises it, which is loaded after the start. */
export const updateNotice = {
  subscribe: changes.add,
  current: (): UpdateNotice | undefined => current,
  show(notice: UpdateNotice): void {
    current = notice
    changes.notify()
  },
}
