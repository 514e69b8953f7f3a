/**
 * The number of letters that differ between two names: insertions, deletions and replacements. The fake has its own function for
 * its links (mocks/link/misspelled.ts), because it imports nothing from scripts/ and a command does not wait for its bundle.
 * @param {string} from @param {string} to
 */
function distance(from, to) {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++)
      next[j] = Math.min(
        (next[j - 1] ?? 0) + 1,
        (row[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1),
      )
    row = next
  }
  return row[to.length] ?? 0
}

/**
 * The known name that is most like an unknown one, as a question.
 * @param {string} name @param {readonly string[]} known
 */
export function suggestion(name, known) {
  const [best] = known
    .map((each) => ({ each, letters: distance(name, each) }))
    .toSorted((a, b) => a.letters - b.letters)
  return best && best.letters <= Math.max(3, name.length / 3) ? ` Did you mean ${best.each}?` : ''
}
