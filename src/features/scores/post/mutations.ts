import { mutationOptions } from '@tanstack/react-query'
import { sendScore } from './send-score'

/** Sends a score once; `posting` decides when, and what a lost response means. */
export const postScore = () =>
  mutationOptions({ mutationKey: ['score', 'post'], mutationFn: sendScore })
