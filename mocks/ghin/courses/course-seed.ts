/** A Course Rating to the tenth and a Slope Rating (55 to 155, 113 is standard). */
export type Rating = { rating: number; slope: number }

export type HoleSeed = { number: number; par: number; yards: number; strokeIndex: number }

/** What the wire says less or otherwise than the seed knows; for the wire layer to apply. */
export type TeeSetQuirks = {
  /** The holes are answered as an empty list although ratings and yards are known (combination tees). */
  holesMissing?: true
  /** Holes without their stroke index: net double bogey cannot be worked out. */
  noAllocation?: true
  /** DisplayName is answered as ''. */
  blankDisplayName?: true
  /** Rating rows in the order Total, Back, Front. */
  backBeforeFront?: true
  /** Keys left out of the rating rows altogether, not null. */
  missingKeys?: readonly ('DisplayName' | 'Gender' | 'TotalPar' | 'TotalYardage')[]
}

export type CourseQuirks = {
  /** Closed for good: never found by a search, still known to old scores. */
  inactive?: true
  /** First and last day scores are accepted, MM/DD; all year when left out. */
  season?: { from: string; to: string }
  /** Keys left out of the search result altogether, not null. */
  missingKeys?: readonly ('FacilityName' | 'City' | 'State' | 'Country')[]
}

/** One set of markers as rated for one gender; the same markers for the other have an id of their own. */
export type TeeSetSeed = {
  id: number
  name: string
  gender: 'Male' | 'Female'
  par: number
  yards: number
  /** Front and Back add up to Total; null where the course has nine holes, which are the Total then. */
  ratings: { Total: Rating; Front: Rating | null; Back: Rating | null }
  /** 18, or 9 where the course has no more; by number. */
  holes: readonly HoleSeed[]
  quirks?: TeeSetQuirks
}

/** A course of the association. `state` is the wire's ('US-CO'), null where there is none. */
export type CourseSeed = {
  id: number
  name: string
  facility: string
  city: string | null
  state: string | null
  country: string | null
  /** Made when first read: a search need not touch them. */
  readonly teeSets: readonly TeeSetSeed[]
  quirks?: CourseQuirks
}
