import type { InPage } from '../page/in-page'

/** What the console knows of the app that runs on the fake; passed in by src/app/boot-demo.ts. */
export type ConsoleHost = {
  /** The running fake; loaded now if it has not been yet. */
  page(): Promise<InPage>
  /** The same, without loading it. */
  readonly there: Promise<InPage>
  /** The query this tab was opened with, or goes on from. */
  link(): string
  /** The golfer who is signed in. */
  golferId(): number | undefined
  /** What a reload of this tab shall open. */
  remember(link: string): void
  /** The link that opened the demo. */
  openingLink(): string
  /** The next start of this tab finds nothing an earlier visitor left. */
  startAfresh(): void
  /** Goes to a link, in this tab. */
  open(link: string): void
}
