import type { CourseQuirks, CourseSeed, HoleSeed, Rating, TeeSetSeed } from './course-seed'
import { rateNine, shareOut, together } from './nine-rating'
import { onGround, type Nine } from './nines'
import type { TeeRecipe } from './tee-recipe'

/** The part of a course that is written by hand; tee sets, holes and ratings are derived from it. */
export type CourseRecipe = {
  id: number
  name: string
  /** The course's own name when left out. */
  facility?: string
  city: string | null
  state: string | null
  /** USA when left out. */
  country?: string | null
  nines: readonly [Nine] | readonly [Nine, Nine]
  /** Keeps the lengths as drawn; otherwise they vary by the course's id. */
  asDrawn?: true
  /** From -0.5 (open and flat) to 2.5 (very hard). */
  hardness: number
  tees: readonly TeeRecipe[]
  quirks?: CourseQuirks
}

/** Leaves room for a hundred tee sets per course: those of course 14001 start at 300101. */
const firstTeeSetId = (courseId: number): number => 300_001 + (courseId - 14_000) * 100

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** Odd stroke indexes on the front nine and even ones on the back, or 1 to 9 on a nine-hole course (Appendix E). */
const strokeIndex = (difficulty: number, side: number, nines: number): number =>
  nines === 1 ? difficulty : 2 * difficulty - 1 + side

const holesOf = (nines: readonly Nine[], share: number): HoleSeed[] =>
  nines.flatMap((nine, side) =>
    nine.pars.map((par, hole) => ({
      number: 9 * side + hole + 1,
      par,
      yards: Math.round((nine.yards[hole] ?? 0) * share),
      strokeIndex: strokeIndex(nine.difficulty[hole] ?? 0, side, nines.length),
    })),
  )

const yardsOf = (holes: readonly HoleSeed[]): number => sum(holes.map(({ yards }) => yards))

function ratingsOf(
  holes: readonly HoleSeed[],
  gender: TeeSetSeed['gender'],
  hardness: number,
  published: Rating | undefined,
): TeeSetSeed['ratings'] {
  const front = rateNine(gender, yardsOf(holes.slice(0, 9)), hardness)
  if (holes.length === 9) return { Total: published ?? front, Front: null, Back: null }
  const back = rateNine(gender, yardsOf(holes.slice(9)), hardness)
  if (!published) return { Total: together(front, back), Front: front, Back: back }
  const [Front, Back] = shareOut(published, front, back)
  return { Total: published, Front, Back }
}

function teeSetsOf(recipe: CourseRecipe): TeeSetSeed[] {
  const { id, nines, tees, hardness } = recipe
  const ground = nines.map((nine, side) => (recipe.asDrawn ? nine : onGround(nine, 2 * id + side)))
  const rated = [
    ...tees.filter((tee) => tee.men).map((tee) => ({ tee, gender: 'Male' as const })),
    ...tees.filter((tee) => tee.women).map((tee) => ({ tee, gender: 'Female' as const })),
  ]
  return rated.map(({ tee, gender }, at) => {
    const holes = holesOf(ground, tee.share)
    const published = gender === 'Male' ? tee.menRating : undefined
    return {
      id: firstTeeSetId(id) + at,
      name: tee.name,
      gender,
      par: sum(holes.map(({ par }) => par)),
      yards: yardsOf(holes),
      ratings: ratingsOf(holes, gender, hardness, published),
      holes,
      ...(tee.quirks && { quirks: tee.quirks }),
    }
  })
}

/** Builds a course from its recipe, always the same. The men's tee sets come first, then the women's. */
export function course(recipe: CourseRecipe): CourseSeed {
  let teeSets: readonly TeeSetSeed[] | undefined
  return {
    id: recipe.id,
    name: recipe.name,
    facility: recipe.facility ?? recipe.name,
    city: recipe.city,
    state: recipe.state,
    country: recipe.country === undefined ? 'USA' : recipe.country,
    get teeSets() {
      return (teeSets ??= teeSetsOf(recipe))
    },
    ...(recipe.quirks && { quirks: recipe.quirks }),
  }
}
