import { Problem } from '../../lib/problem'

/** What opens the fake's usage report. */
const OPERATOR_KEY = 'linx-operator'

/** Throws a Problem 401 for any other key, and for none. */
export function checkOperatorKey(key: string | null): void {
  if (key !== OPERATOR_KEY) throw new Problem(401, 'The access key is not accepted.')
}
