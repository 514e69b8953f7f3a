/** The courses that these golfers play, in the association's spelling. */
export const BELLWETHER = 'Bellwether Links'
export const THREE_PONDS = 'Three Ponds Golf Club'
export const LARKSPUR = 'Larkspur Municipal'
export const COTTONWOOD = 'Cottonwood Hollow'
export const RED_MESA = 'Red Mesa Country Club'
export const ST_VRAIN = 'St. Vrain Meadows'
