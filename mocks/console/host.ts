import type { InPage } from '../page/in-page'

/** What the console needs of the app that runs on the fake; passed in by src/app/boot-demo.ts. */
export type ConsoleHost = {
  /** The running fake; loaded now if it has not been yet. */
  page(): Promise<InPage>
  /** Resolves when something else has loaded it. */
  readonly loadedPage: Promise<InPage>
  /** The query this tab was opened with, or the last one remembered. */
  link(): string
  /** The golfer who is signed in. */
  golferId(): number | undefined
  /** Sets the link that a reload of this tab opens. */
  remember(link: string): void
  /** The link that opened the demo. */
  openingLink(): string
  /** Makes the next start of this tab remove everything of an earlier visitor. */
  startAfresh(): void
  /** Goes to a link, in this tab. */
  open(link: string): void
}
