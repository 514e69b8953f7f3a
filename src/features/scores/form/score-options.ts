import { SCORE_TYPES, type ScoreType, type ShowTo } from '../draft/score-draft'

/** The names of the score types, by their letters on the wire. */
export const TYPE_LABELS: Record<ScoreType, string> = { H: 'Home', A: 'Away', T: 'Competition' }

export const TYPE_OPTIONS = SCORE_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }))

export const SHOW_TO_OPTIONS = [
  { value: 'Followers', label: 'Followers', icon: 'following' },
  { value: 'Private', label: 'Private', icon: 'lock' },
] as const satisfies readonly { value: ShowTo; label: string; icon: 'following' | 'lock' }[]
