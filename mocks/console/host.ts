import type { InPage } from '../page/in-page'

/** What the console needs of the app that runs on the fake; passed in by src/app/boot-demo.ts. */
export type ConsoleHost = {
  /** The running fake; loaded now if it has not been yet. */
  page(): Promise<InPage>
  /** Resolves when the fake has been loaded, without loading it. */
  readonly loadedPage: Promise<InPage>
  /** The query that this tab was opened with or that was remembered last. */
  link(): string
  /** The golfer who is signed in. */
  golferId(): number | undefined
  /** Sets the link that a reload of this tab opens. */
  remember(link: string): void
  /** The link that opened the demo. */
  openingLink(): string
  /** Makes the next start of this tab remove all data of earlier visitors. */
  clearOnNextStart(): void
  /** Goes to a link, in this tab. */
  open(link: string): void
}
