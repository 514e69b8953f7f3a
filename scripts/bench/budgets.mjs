/**
 * What a first visit may cost until the page can be used: brotli bytes of HTML (with the styles in it), JS and CSS beyond the floor,
 * requests of any kind, and tasks over 50 ms. The floor is this stack's hello-world with its libraries as they are published,
 * measured in the same run.
 */
export const BUDGETS = {
  'sign-in': { overFloor: 5_400, requests: 5, longTasks: 1 },
  linx: { overFloor: 32_700, requests: 16, longTasks: 2 },
}

/** Brotli bytes of code and styles that every other route may load in addition to its frame. */
export const OWN_BYTES = 30_000

/** Brotli bytes of all files that the worker stores when it is installed. */
export const STORED_BYTES = 600_000

/** How much longer the first paint of the sign-in page may take than that of the same page without code, in one run. */
export const FIRST_PAINT = { overStatic: 1.15 }

/** The least rate of reads of the fake, with the contract check, as a share of a bare node:http server's; by processor time in one run. */
export const THROUGHPUT = { ofBare: 0.15 }

/**
 * How long a golfer waits, as ratios to this stack's hello-world (for Linx and posting, one with a list of the same length),
 * measured in the same run with a processor four times slower. They leave room for a busy machine.
 * - `firstPaint` and `content` (the form or the first entry): a first visit on slow 4G. The aims of Linx are 0.34 and 0.82.
 * - `second` and `offline`: a second start, without network delay; `…Usable`: until what it shows can be used.
 * - `picker`: from the tap on Post until a course can be searched for; `form`: from the tap on a course until a total can be typed.
 */
export const START = {
  screens: {
    'sign-in': {
      firstPaint: 0.7,
      content: 0.75,
      second: 2,
      secondUsable: 2,
      offline: 2,
      offlineUsable: 2,
    },
    Linx: {
      firstPaint: 0.5,
      content: 1.25,
      second: 1.5,
      secondUsable: 3.5,
      offline: 2,
      offlineUsable: 3.5,
    },
  },
  posting: { picker: 1.25, form: 1.25 },
}

/** How long a tap far down the feed may take beside one at its top, from the tap to the next paint in one run. */
export const TAP = { overTop: 1.5 }
