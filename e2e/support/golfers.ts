/** The demo golfers every scenario has. */
export const golfers = {
  nora: { name: 'Nora Whitcombe', email: 'nora@whitcombe.example', id: 1 },
  marcus: { name: 'Marcus Bell', email: 'marcus@bell.example', id: 2 },
  priya: { name: 'Priya Raman', email: 'priya@raman.example', id: 3 },
  ola: { name: 'Ola Unverified', email: 'ola@unverified.example', id: 5 },
  hal: { name: 'Hal Winters', email: 'hal@winters.example', id: 4 },
} as const

export type Golfer = { readonly id: number; readonly name: string; readonly email: string }

/** The password of them all. */
export const PASSWORD = 'linxgolf1'
