import type { ScoreType, ShowTo } from '../draft/score-draft'

/** The score types by their letters on the wire. */
export const SCORE_TYPES: Record<ScoreType, string> = { H: 'Home', A: 'Away', T: 'Competition' }

export const TYPE_OPTIONS = [
  { value: 'H', label: SCORE_TYPES.H },
  { value: 'A', label: SCORE_TYPES.A },
  { value: 'T', label: SCORE_TYPES.T },
] as const satisfies readonly { value: ScoreType; label: string }[]

export const SHOW_TO_OPTIONS = [
  { value: 'Followers', label: 'Followers', icon: 'following' },
  { value: 'Private', label: 'Private', icon: 'lock' },
] as const satisfies readonly { value: ShowTo; label: string; icon: 'following' | 'lock' }[]
