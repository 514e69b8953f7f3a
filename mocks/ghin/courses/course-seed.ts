/** A Course Rating to the tenth and a Slope Rating (55 to 155, 113 is standard). */
export type Rating = { rating: number; slope: number }

/** A hole of a course. */
export type HoleSeed = { number: number; par: number; yards: number; strokeIndex: number }

/** What the wire leaves out or shows differently from the seed; the handlers apply it. */
export type TeeSetQuirks = {
  /** The list of holes is empty although ratings and yards are known (combination tees). */
  holesMissing?: true
  /** Holes have no stroke index, so net double bogey cannot be computed. */
  noAllocation?: true
  /** DisplayName is ''. */
  blankDisplayName?: true
  /** Rating rows are in the order Total, Back, Front. */
  backBeforeFront?: true
  /** Keys missing from the rating rows, rather than null. */
  missingKeys?: readonly ('DisplayName' | 'Gender' | 'TotalPar' | 'TotalYardage')[]
}

/** What is unusual about a course. */
export type CourseQuirks = {
  /** Permanently closed: searches do not find it, but old scores refer to it. */
  inactive?: true
  /** The first and last day on which scores are accepted, MM/DD; all year when left out. */
  season?: { from: string; to: string }
  /** Keys missing from the search result, rather than null. */
  missingKeys?: readonly ('FacilityName' | 'City' | 'State' | 'Country')[]
}

/** One set of markers, rated for one gender. The same markers rated for the other gender have another id. */
export type TeeSetSeed = {
  id: number
  name: string
  gender: 'Male' | 'Female'
  par: number
  yards: number
  /** Front and Back add up to Total; on a nine-hole course they are null, and Total is that of the nine holes. */
  ratings: { Total: Rating; Front: Rating | null; Back: Rating | null }
  /** 18 holes, or 9 on a nine-hole course, by number. */
  holes: readonly HoleSeed[]
  quirks?: TeeSetQuirks
}

/** A course of the association. `state` is as on the wire ('US-CO'); null: none. */
export type CourseSeed = {
  id: number
  name: string
  facility: string
  city: string | null
  state: string | null
  country: string | null
  /** Computed when first read, because a search does not need them. */
  readonly teeSets: readonly TeeSetSeed[]
  quirks?: CourseQuirks
}
