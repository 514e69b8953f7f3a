/** One point at which a host and the document differ: a JSON pointer into the answer, '' for the answer as such. */
export type Difference = {
  pointer: string
  message: string
  /** The app understands it all the same. */
  isUnderstood?: boolean
}

/** How one operation of a host compares with the document. */
export type Outcome = {
  operationId: string
  /** What was answered; nothing when it was not asked. */
  status?: number
  drift: readonly Difference[]
  /** How it was asked, where that was not with a call of its own: only its refusals, without leaving anything behind. */
  note?: string
  /** Why it could not be asked, and what to do about that. */
  cannotAsk?: { why: string; remedy: string }
}

/** Whether the app would receive something it does not understand. */
export const differs = ({ drift }: Outcome): boolean =>
  drift.some(({ isUnderstood }) => !isUnderstood)

const label = (difference: Difference): string =>
  difference.isUnderstood ? 'understood' : 'DIFFERS   '

function linesOf({ operationId, status, drift, note, cannotAsk }: Outcome): string[] {
  if (cannotAsk) {
    return [`  cannot ask ${operationId}: ${cannotAsk.why}. ${cannotAsk.remedy}`]
  }
  if (drift.length === 0) {
    return [`  ok         ${operationId} ${status}${note === undefined ? '' : ` (${note})`}`]
  }
  return drift.map(
    (difference) =>
      `  ${label(difference)} ${operationId} ${status} ${difference.pointer || '(answer)'}: ${difference.message}`,
  )
}

const DIFFERS_REMEDY =
  'DIFFERS: mend the host; or, where it is right, change openapi/ (evidence.md says what was chosen), run npm run api, and follow the type errors.'
const UNDERSTOOD_REMEDY =
  'understood: not as documented, but the app reads it. Nothing has to be done.'

/** A line for each operation, one for each difference, what to do, and the sum. */
export function reportOf(outcomes: readonly Outcome[]): string {
  const tested = outcomes.filter(({ cannotAsk }) => cannotAsk === undefined)
  const all = tested.flatMap(({ drift }) => drift)
  const remedies = [
    ...(all.some(({ isUnderstood }) => !isUnderstood) ? [DIFFERS_REMEDY] : []),
    ...(all.some(({ isUnderstood }) => isUnderstood) ? [UNDERSTOOD_REMEDY] : []),
  ]
  const different = tested.filter(differs).length
  const sum = `${tested.length} operations asked, ${different} differ, ${outcomes.length - tested.length} could not be asked`
  return [...outcomes.flatMap(linesOf), '', ...remedies, sum].join('\n')
}
