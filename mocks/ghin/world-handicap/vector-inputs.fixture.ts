// The inputs of vectors.json by rule, with its names. Numbers are decimal literals.
type Tees = { course_rating: number; slope_rating: number; par: number }
type Played = {
  adjusted_gross_score: number
  course_rating: number
  slope_rating: number
  pcc: number
}
type Indexed = { handicap_index: number }
type Rated = { course_rating: number; slope_rating: number }
type BogeyCase = { gender: 'M' | 'F'; course_rating: number; holes: 18 | 9 }

export type VectorInputs = {
  round_tenth: { value: number }
  round_integer: { value: number }
  course_handicap_18: Indexed & Tees
  course_handicap_9: Indexed & Tees & { half_index_rounding: 'tenth' | 'none' }
  playing_handicap: Indexed & Tees & { allowance_percent: number }
  strokes_on_hole: { course_handicap: number; stroke_index: number }
  strokes_18: { course_handicap: number; stroke_index: number[] }
  strokes_9: { course_handicap: number; stroke_index: number[] }
  max_hole_score: { par: number; stroke_index: number; course_handicap: number | null }
  most_likely_score: {
    par: number
    stroke_index: number
    course_handicap: number
    strokes_taken: number
    estimate_to_finish: number
  }
  adjusted_gross_score: {
    par: number[]
    stroke_index: number[]
    raw: number[]
    course_handicap: number | null
  }
  total_only: { adjusted_gross_score: number } | { front9_adjusted: number; back9_adjusted: number }
  acceptability: {
    holes_played: number
    rated_nine_completed: boolean
    has_handicap_index: boolean
  }
  score_differential_18: Played
  nine_hole_differential: Played
  expected_differential_9: Indexed
  scale_up_9_from_differential: Indexed & { nine_hole_differential: number }
  scale_up_9: Indexed & Played
  scale_up_partial: Indexed &
    Rated & {
      holes_played: number
      adjusted_gross_score_played: number
      par_played: number
      par_total: number
      pcc: number
    }
  handicap_index: { differentials: number[]; low_handicap_index: number | null }
  cap: { calculated: number; low_handicap_index: number }
  low_handicap_index: {
    history: { date: string; handicap_index: number }[]
    most_recent_score_played: string
    scores_in_record: number
  }
  exceptional_score: Indexed & { differential_unrounded: number }
  exceptional_apply: { differentials: number[]; reduction: number }
  recent_twenty: {
    scores: { id: string; played_at: string; differential: number; order_number: number }[]
  }
  display_index: { handicap_index: number | null }
  parse_index: { display: string }
  bogey_slope: BogeyCase & { bogey_rating: number }
  bogey_from_slope: BogeyCase & { slope_rating: number }
  combine_nines: { front: Rated; back: Rated }
  score_type_display: {
    score_type: 'H' | 'A' | 'T'
    posted_on_home_course: boolean
    number_of_holes: 18 | 9
    exceptional: boolean
  }
  golfer_verification: {
    ghin: string
    last_name: string
    records: { ghin: string; last_name: string; status: string; hi_display: string }[]
  }
  scoring_record: {
    posts: (Played & { id: string; played_at: string; order: number; number_of_holes?: 9 })[]
  }
}

export type Rule = keyof VectorInputs
