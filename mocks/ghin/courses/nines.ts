/**
 * Nine holes as drawn, from the blue tees. `difficulty` ranks them from 1, the hardest, which is never the first or last hole
 * (Appendix E); stroke indexes are derived from it.
 */
export type Nine = {
  readonly pars: readonly number[]
  readonly yards: readonly number[]
  readonly difficulty: readonly number[]
}

export const bellwetherOut: Nine = {
  pars: [4, 5, 3, 4, 4, 4, 3, 5, 4],
  yards: [388, 521, 167, 412, 365, 402, 184, 536, 429],
  difficulty: [5, 6, 9, 1, 7, 3, 8, 4, 2],
}
export const bellwetherIn: Nine = {
  pars: [4, 3, 5, 4, 4, 4, 3, 4, 5],
  yards: [396, 178, 512, 437, 351, 418, 203, 384, 548],
  difficulty: [4, 9, 6, 1, 7, 2, 8, 5, 3],
}
export const meadow: Nine = {
  pars: [4, 4, 3, 5, 4, 4, 5, 3, 4],
  yards: [372, 401, 158, 509, 424, 356, 533, 191, 398],
  difficulty: [6, 3, 9, 5, 1, 7, 4, 8, 2],
}
export const creek: Nine = {
  pars: [5, 4, 4, 3, 4, 4, 4, 3, 5],
  yards: [498, 377, 410, 172, 431, 389, 342, 206, 527],
  difficulty: [6, 5, 3, 9, 1, 4, 7, 8, 2],
}
export const dunes: Nine = {
  pars: [4, 3, 4, 5, 4, 4, 3, 4, 5],
  yards: [381, 149, 428, 552, 443, 366, 211, 403, 519],
  difficulty: [5, 9, 3, 4, 1, 7, 8, 2, 6],
}
export const ridge: Nine = {
  pars: [4, 4, 3, 4, 5, 4, 3, 4, 4],
  yards: [409, 352, 186, 437, 541, 371, 163, 394, 416],
  difficulty: [4, 7, 8, 1, 5, 6, 9, 3, 2],
}
export const quarry: Nine = {
  pars: [4, 4, 5, 3, 4, 3, 4, 4, 4],
  yards: [368, 415, 537, 194, 446, 168, 383, 349, 427],
  difficulty: [6, 3, 4, 8, 1, 9, 5, 7, 2],
}
export const pines: Nine = {
  pars: [4, 5, 4, 3, 5, 4, 4, 3, 5],
  yards: [392, 523, 418, 176, 557, 361, 434, 198, 505],
  difficulty: [5, 3, 4, 9, 1, 7, 2, 8, 6],
}
export const harbor: Nine = {
  pars: [4, 3, 4, 4, 3, 4, 5, 3, 4],
  yards: [357, 181, 404, 422, 159, 388, 514, 202, 411],
  difficulty: [7, 8, 4, 1, 9, 5, 3, 6, 2],
}
/** For short courses: par 31. */
export const executive: Nine = {
  pars: [4, 3, 3, 4, 3, 3, 4, 3, 4],
  yards: [301, 148, 172, 287, 131, 189, 322, 156, 341],
  difficulty: [4, 8, 5, 6, 9, 1, 3, 7, 2],
}
/** Only par threes. */
export const allShort: Nine = {
  pars: [3, 3, 3, 3, 3, 3, 3, 3, 3],
  yards: [128, 96, 151, 112, 174, 139, 105, 162, 118],
  difficulty: [5, 9, 3, 7, 1, 4, 8, 2, 6],
}

/**
 * The same nine with every hole up to 4 % longer or shorter; always the same for one `ground`, because a hash of it decides
 * and not chance.
 */
export function onGround(nine: Nine, ground: number): Nine {
  const yards = nine.yards.map((length, hole) => {
    const mixed = Math.imul(ground * 31 + hole + 1, 0x9e3779b1) >>> 16
    return Math.round((length * (960 + (mixed % 81))) / 1000)
  })
  return { ...nine, yards }
}
