import type { Rating, TeeSetQuirks } from './course-seed'

/** A set of markers and the genders it is rated for. */
export type TeeRecipe = {
  name: string
  /** The tees' length relative to the lengths as drawn, which are those of the blue tees. */
  share: number
  men: boolean
  women: boolean
  /** The published rating for men; computed from the yards when left out. */
  menRating?: Rating
  quirks?: TeeSetQuirks
}

type More = { menRating?: Rating; quirks?: TeeSetQuirks }

export const men = (name: string, share: number, more: More = {}): TeeRecipe => ({
  name,
  share,
  men: true,
  women: false,
  ...more,
})

export const women = (name: string, share: number, more: More = {}): TeeRecipe => ({
  name,
  share,
  men: false,
  women: true,
  ...more,
})

/** Markers rated for both genders: two tee sets with the same name but their own ids and ratings. */
export const both = (name: string, share: number, more: More = {}): TeeRecipe => ({
  name,
  share,
  men: true,
  women: true,
  ...more,
})

/** The usual tees, from back to front. */
export const fiveTees: readonly TeeRecipe[] = [
  men('Black', 1.05),
  men('Blue', 1),
  both('White', 0.94),
  both('Gold', 0.87),
  women('Red', 0.78),
]
export const fourTees: readonly TeeRecipe[] = [
  men('Blue', 1),
  both('White', 0.94),
  both('Silver', 0.86),
  women('Red', 0.78),
]
export const threeTees: readonly TeeRecipe[] = [
  men('Blue', 1),
  both('White', 0.93),
  women('Red', 0.8),
]
/** The usual tees and a combination tee, whose holes the association does not list. */
export const comboTees: readonly TeeRecipe[] = [
  men('Blue', 1),
  both('Blue/White Combo', 0.97, { quirks: { holesMissing: true } }),
  both('White', 0.94),
  both('Green', 0.83),
  women('Red', 0.77),
]
