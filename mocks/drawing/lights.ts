import type { Dice } from '../backend/dice'
import type { Canvas } from './canvas'

/** The pictures are composed on 800 by 500 units. */
export const [WIDE, TALL] = [800, 500]

/** The colors at a time of day. */
export type Light = {
  sky: readonly string[]
  sun: string
  hills: readonly [far: string, near: string]
  trees: readonly [dark: string, lit: string]
  grass: readonly [far: string, near: string]
  green: string
  sand: readonly [lit: string, shade: string]
  water: readonly [far: string, near: string]
  flag: string
}

export const DAWN: Light = {
  sky: ['#5d8d98', '#a9c7c0', '#f3dcb0', '#f6bf7c'],
  sun: '#fff3d6',
  hills: ['#9db9ae', '#6d968b'],
  trees: ['#1f4f3d', '#3f7d5e'],
  grass: ['#7fae7a', '#1d5136'],
  green: '#a9cf8b',
  sand: ['#f4dcae', '#c99b62'],
  water: ['#e6d2ac', '#5f8f93'],
  flag: '#d23a26',
}
export const NOON: Light = {
  sky: ['#3f86c4', '#8fc0e2', '#d9ecf4'],
  sun: '#ffffff',
  hills: ['#9fbccb', '#6f9a92'],
  trees: ['#23563a', '#4f9355'],
  grass: ['#8cc172', '#2d7a41'],
  green: '#b5dc8c',
  sand: ['#f7e9c6', '#d2b481'],
  water: ['#b9d9e8', '#3f7fa6'],
  flag: '#e0b22f',
}
export const EVENING: Light = {
  sky: ['#39507d', '#8c7ba0', '#e9a48a', '#fbd08c'],
  sun: '#ffe7b0',
  hills: ['#a98fa0', '#665f7d'],
  trees: ['#26343b', '#6c5f4c'],
  grass: ['#a79a63', '#28412f'],
  green: '#c3b877',
  sand: ['#f3cf9d', '#a9744f'],
  water: ['#f3b98d', '#6b6288'],
  flag: '#d23a26',
}
export const OVERCAST: Light = {
  sky: ['#8fa3ab', '#b9c6c8', '#dfe4e0'],
  sun: '#f4f4ec',
  hills: ['#a9b8b8', '#7d938f'],
  trees: ['#2c4a3f', '#4e7361'],
  grass: ['#86a87c', '#335c43'],
  green: '#a5c58c',
  sand: ['#e6dcc3', '#b09f7f'],
  water: ['#cdd7d6', '#6d878f'],
  flag: '#c9352a',
}

/** Paints a scene, varied by the dice. */
export type Scene = (canvas: Canvas, dice: Dice, light: Light) => void
