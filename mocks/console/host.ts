import type { InPage } from '../adapters/browser'

/** All the console knows of the app that runs on the fake: handed in by the app's own start (src/app/boot-demo.ts). */
export type ConsoleHost = {
  /** The running fake; asked for now when nobody has yet. */
  page(): Promise<InPage>
  /** The same, without asking for it. */
  readonly there: Promise<InPage>
  /** The query this tab was opened with, or goes on from. */
  link(): string
  /** The golfer who is signed in. */
  golferId(): number | undefined
  /** What a reload of this tab shall open. */
  remember(link: string): void
  /** The link somebody followed to come here. */
  openingLink(): string
  /** The next start of this tab finds nothing an earlier visitor left. */
  startAfresh(): void
  /** Goes to a link, in this tab. */
  open(link: string): void
}
