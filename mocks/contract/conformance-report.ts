/** One difference between a host and the document. `pointer` is a JSON pointer into the response, '' for the whole response. */
export type Difference = {
  pointer: string
  message: string
  /** Whether the app understands the response anyway. */
  isUnderstood?: boolean
}

/** How one operation of a host compares with the document. */
export type Outcome = {
  operationId: string
  /** The status of the response; undefined when it was not tested. */
  status?: number
  drift: readonly Difference[]
  /** States that only refusals were tested, and why. */
  note?: string
  /** Why it was not tested, and what to do about it. */
  notTested?: { why: string; remedy: string }
}

/** Whether the app would receive something it does not understand. */
export const differs = ({ drift }: Outcome): boolean =>
  drift.some(({ isUnderstood }) => !isUnderstood)

const label = (difference: Difference): string =>
  difference.isUnderstood ? 'understood' : 'DIFFERS   '

function linesOf({ operationId, status, drift, note, notTested }: Outcome): string[] {
  if (notTested) {
    return [`  not tested ${operationId}: ${notTested.why}. ${notTested.remedy}`]
  }
  if (drift.length === 0) {
    return [`  ok         ${operationId} ${status}${note === undefined ? '' : ` (${note})`}`]
  }
  return drift.map(
    (difference) =>
      `  ${label(difference)} ${operationId} ${status} ${difference.pointer || '(response)'}: ${difference.message}`,
  )
}

const DIFFERS_REMEDY =
  'DIFFERS: fix the host; or, if the host is right, change openapi/ (evidence.md says what was chosen), run npm run api, and follow the type errors.'
const UNDERSTOOD_REMEDY =
  'understood: not as documented, but the app can read it. No change is needed.'

/** The report's text: a line for each operation or difference, what to do, and the totals. */
export function reportOf(outcomes: readonly Outcome[]): string {
  const tested = outcomes.filter(({ notTested }) => notTested === undefined)
  const all = tested.flatMap(({ drift }) => drift)
  const remedies = [
    ...(all.some(({ isUnderstood }) => !isUnderstood) ? [DIFFERS_REMEDY] : []),
    ...(all.some(({ isUnderstood }) => isUnderstood) ? [UNDERSTOOD_REMEDY] : []),
  ]
  const different = tested.filter(differs).length
  const sum = `${tested.length} operations tested, ${different} differ, ${outcomes.length - tested.length} not tested`
  return [...outcomes.flatMap(linesOf), '', ...remedies, sum].join('\n')
}
