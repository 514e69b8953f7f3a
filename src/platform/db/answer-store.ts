import { createBrowserStore } from './draft-store'

/** The database of the host's responses. Failures are ignored: nothing that the golfer typed is in it. */
export const answerStore = createBrowserStore('linx-kept', { warn: () => {} })

/** Removes the responses of all golfers, at the end of a session (R10). */
export async function clearAnswers(): Promise<void> {
  await Promise.all((await answerStore.keys()).map((key) => answerStore.remove(key)))
}
