import type { UserRow } from '../../db/users'

/** Shades that carry white on their darker half; skin, cloth and sky are picked apart from each other. */
const SKIES = ['#bcd7e8', '#f3d9b8', '#cfe3c8', '#e6cfd9', '#d5d2ea', '#f0e2b0']
const SKINS = ['#f2d3b8', '#e2b48f', '#c68e65', '#9a643f', '#6f4428', '#f6dfca']
const HAIRS = ['#2b1d16', '#5a3a22', '#8f6234', '#c9a25e', '#9b9b98', '#1f1f24']
const DARK_HAIRS = ['#2b1d16', '#1f1f24', '#3a2a22']
/** Skins that go with hair of any color. */
const FAIR = new Set(['#f2d3b8', '#e2b48f', '#f6dfca'])
const SHIRTS = ['#1f5a43', '#24476f', '#8a2f3b', '#4b3a63', '#b0602a', '#2f6a73']
const HATS = ['#f7f4ec', '#1f5a43', '#24476f']

const pick = (list: readonly string[], portrait: number, step: number): string =>
  list[(portrait * step + Math.floor(portrait / 5)) % list.length] ?? ''

/**
 * A portrait as an SVG picture: the same number always gives the same golfer, and no real person is
 * shown. Women have long hair, so that name and picture go together. 240 by 240, cut to a circle by the app.
 */
export function portraitSvg(portrait: number, gender: UserRow['gender']): string {
  const sky = pick(SKIES, portrait, 1)
  const skin = pick(SKINS, portrait, 5)
  const hair = pick(FAIR.has(skin) ? HAIRS : DARK_HAIRS, portrait, 7)
  const shirt = pick(SHIRTS, portrait, 11)
  const back = gender === 'F' ? `<path d="M72 104q0-62 48-62t48 62v56H72z" fill="${hair}"/>` : ''
  const top =
    portrait % 3 === 0
      ? `<path d="M74 92q2-50 46-50t46 50z" fill="${pick(HATS, portrait, 1)}"/><path d="M118 84h66q8 2 4 12h-70z" fill="${hair}"/>`
      : `<path d="M74 100q-2-58 46-58t46 58q-12-26-34-28-30 4-58 28z" fill="${hair}"/>`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 240 240">',
    `<rect width="240" height="240" fill="${sky}"/>`,
    '<path d="M0 176q60-30 120-10t120-12v86H0z" fill="#7fa36a"/>',
    back,
    `<path d="M44 240q4-64 76-64t76 64z" fill="${shirt}"/>`,
    `<path d="M102 150h36v30q-18 16-36 0z" fill="${skin}"/>`,
    `<ellipse cx="120" cy="112" rx="42" ry="50" fill="${skin}"/>`,
    top,
    '<circle cx="104" cy="114" r="4" fill="#2b1d16"/><circle cx="136" cy="114" r="4" fill="#2b1d16"/>',
    '<path d="M106 136q14 12 28 0" fill="none" stroke="#7a3b2e" stroke-width="4" stroke-linecap="round"/>',
    '</svg>',
  ].join('')
}
