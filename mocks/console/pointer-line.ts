import { escaped } from '../contract/document'

/** A line of a JSON text as it is shown, and the pointer of the value that begins on it. */
export type Line = { text: string; pointer: string }

/** The lines of a value at a pointer; `before` is what precedes the value on its first line, such as its key. */
function linesOf(value: unknown, pointer: string, indent: string, before: string): Line[] {
  if (typeof value !== 'object' || value === null)
    return [{ text: indent + before + JSON.stringify(value), pointer }]
  const isList = Array.isArray(value)
  const inner = Object.entries(value).flatMap(([key, one]) =>
    linesOf(
      one,
      `${pointer}/${escaped(key)}`,
      `${indent}  `,
      isList ? '' : `${JSON.stringify(key)}: `,
    ),
  )
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  return [
    { text: indent + before + open, pointer },
    ...inner,
    { text: indent + close, pointer: '' },
  ]
}

/** A JSON text line by line; no lines for any other text. */
export function pretty(text: string): Line[] {
  try {
    return linesOf(JSON.parse(text), '', '', '')
  } catch {
    return []
  }
}

/** The line of a pointer's value, or of the nearest parent when the value is missing. */
export function lineAt(lines: readonly Line[], pointer: string): number {
  const found = lines.findIndex((line) => line.pointer === pointer)
  if (found >= 0 || pointer === '') return found
  return lineAt(lines, pointer.slice(0, pointer.lastIndexOf('/')))
}
