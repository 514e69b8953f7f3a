import { Problem } from '../../lib/problem'

/** The key for the fake's usage report. */
const OPERATOR_KEY = 'linx-operator'

/** Throws a Problem 401 for a wrong or missing key. */
export function checkOperatorKey(key: string | null): void {
  if (key !== OPERATOR_KEY) throw new Problem(401, 'The access key is not accepted.')
}
