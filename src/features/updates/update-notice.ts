import { createStore } from 'zustand/vanilla'

/** The action of the notice's Reload button. */
export type UpdateNotice = { apply: () => void }

/** The app's single notice of a new version. Separate from the code that raises it, which is loaded after the start. */
export const updateNotice = createStore<UpdateNotice | undefined>(() => undefined)
