type Line = { depth: number; role: string; name: string; level: number }

/** `  - heading "Linx" [level=1]:` and `- 'button "NW Nora: Profile"'`. */
const LINE = /^( *)- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/

function read(snapshot: string): Line[] {
  return snapshot.split('\n').flatMap((text) => {
    const [, indent, role, name = '', rest = ''] = LINE.exec(text) ?? []
    if (indent === undefined || role === undefined || role === 'text') return []
    const level = Number(/\[level=(\d)\]/.exec(rest)?.[1] ?? 0)
    return [{ depth: indent.length, role, name, level }]
  })
}

const LANDMARKS = ['banner', 'navigation', 'main', 'complementary', 'contentinfo', 'region']
const NAMED = ['navigation', 'complementary', 'region', 'dialog', 'alertdialog', 'feed']
const CONTROLS = [
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'slider',
  'checkbox',
  'radio',
]
/** Controls that cannot be told apart when two siblings have the same name. */
const DISTINCT = ['button', 'textbox', 'searchbox', 'combobox', 'slider', 'radio']

function headingFaults(lines: readonly Line[]): string[] {
  const headings = lines.filter(({ role }) => role === 'heading')
  const firsts = headings.filter(({ level }) => level === 1)
  const skips = headings.filter(({ level }, at) => level > (headings[at - 1]?.level ?? level) + 1)
  return [
    ...(firsts.length > 1 ? [`${firsts.length} headings of level 1`] : []),
    ...skips.map(({ name, level }) => `heading "${name}" skips to level ${level}`),
  ]
}

/** Siblings with the same role and name. */
function twins(lines: readonly Line[]): string[] {
  const open: { depth: number; names: Set<string> }[] = [{ depth: -1, names: new Set() }]
  return lines.flatMap(({ depth, role, name }) => {
    while ((open.at(-1)?.depth ?? -1) >= depth) open.pop()
    const siblings = open.at(-1)?.names
    const key = `${role} "${name}"`
    const isTwin = DISTINCT.includes(role) && siblings?.has(key)
    siblings?.add(key)
    open.push({ depth, names: new Set() })
    return isTwin ? [`${key} twice beside each other`] : []
  })
}

/**
 * The faults in a page's ARIA snapshot for golfers who navigate by headings, landmarks and names: a skipped heading level, an
 * unnamed or repeated landmark, a control without a name or with the same name as its neighbor.
 */
export function outlineFaults(snapshot: string): string[] {
  const lines = read(snapshot)
  const mains = lines.filter(({ role }) => role === 'main').length
  const landmarks = lines.filter(({ role }) => LANDMARKS.includes(role))
  const keys = landmarks.map(({ role, name }) => `${role} "${name}"`)
  const nameless = lines.filter(
    ({ role, name }) => name === '' && (NAMED.includes(role) || CONTROLS.includes(role)),
  )
  return [
    ...(mains > 1 ? [`${mains} mains`] : []),
    ...headingFaults(lines),
    ...keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => `${key} twice`),
    ...nameless.map(({ role }) => `${role} without a name`),
    ...twins(lines),
  ]
}
