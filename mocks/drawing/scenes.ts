import type { Dice } from '../backend/dice'
import type { Canvas } from './canvas'
import { cup, sand, tee } from './close-scenes'
import { DAWN, EVENING, NOON, OVERCAST, TALL, WIDE, type Scene } from './lights'
import { ellipse, line, type Ring } from './path'
import {
  ball,
  blades,
  bunker,
  clouds,
  crowns,
  fade,
  fairway,
  firs,
  green,
  ground,
  hills,
  shadeBelow,
  sky,
  water,
} from './scenery'

/** A fairway between trees, the sun low behind the flag. */
const parkland: Scene = (canvas, dice, light) => {
  const sunX = 470 + dice.int(0, 130)
  sky(canvas, light, 250, [sunX, 200])
  hills(canvas, dice, 225, 40, light.hills[0])
  hills(canvas, dice, 246, 22, light.hills[1])
  canvas.glow(sunX, 235, 260, light.sun, 0.55)
  ground(canvas, light, 268)
  crowns(canvas, dice, [-20, 820], 276, 22, [light.hills[1], light.trees[1]])
  crowns(canvas, dice, [-20, dice.int(190, 260)], 296, 62, light.trees)
  crowns(canvas, dice, [dice.int(640, 700), 830], 292, 56, light.trees, -1)
  const flagX = 380 + dice.int(0, 60)
  fairway(canvas, light, [flagX, 320], 330)
  canvas.draw([[0, 372, 300, 340, 390, 346, 120, 410, 0, 440]], '#06281a', 0.3)
  bunker(canvas, light, flagX - 150, 352, 58, 15)
  bunker(canvas, light, flagX + 165, 346, 48, 12)
  green(canvas, light, flagX, 322, 100)
  crowns(canvas, dice, [-50, 50], 400, 130, light.trees)
  shadeBelow(canvas, 400)
  blades(canvas, dice, [-10, 150], 424, 30, [light.trees[0], light.trees[1]])
  blades(canvas, dice, [690, WIDE + 10], 440, 30, [light.trees[0], light.trees[1]])
}

/** A green between dunes above the sea. */
const links: Scene = (canvas, dice, light) => {
  sky(canvas, light, 190)
  clouds(canvas, dice, 4, 130)
  canvas.draw([[0, 186, WIDE, 186, WIDE, 300, 0, 300]], fade(186, 300, light.water))
  for (let glint = 0; glint < 30; glint++)
    canvas.draw(
      [ellipse(WIDE * dice.next(), 190 + 80 * dice.next() ** 2, 14 + 50 * dice.next(), 0.8)],
      '#ffffff',
      0.3,
    )
  const cape = dice.int(480, 620)
  canvas.draw(
    `M${cape} 190C${cape + 60} 166 ${cape + 120} 172 ${cape + 170} 158S${WIDE} 150 820 148V192Z`,
    light.hills[1],
  )
  const straw = ['#b9a35f', '#d7c27d', '#8f8a4c']
  hills(canvas, dice, 250, 34, fade(230, 330, ['#c3b274', '#7b8a4d']))
  blades(canvas, dice, [0, WIDE], 256, 16, straw)
  canvas.draw(
    `M-10 ${TALL}V330C120 270 260 262 420 282S700 268 810 300V${TALL}Z`,
    fade(270, TALL, light.grass),
  )
  const flagX = 380 + dice.int(0, 80)
  green(canvas, light, flagX, 322, 150, 104)
  bunker(canvas, light, flagX - 190, 374, 66, 20)
  ball(canvas, flagX - 62, 326, 4)
  shadeBelow(canvas, 380)
  blades(canvas, dice, [-10, 220], 470, 74, straw)
  blades(canvas, dice, [600, WIDE + 10], 476, 80, straw)
}

/** Peaks in the last light, with a pond in front of the green. */
const mountains: Scene = (canvas, dice, light) => {
  sky(canvas, light, 270, [dice.int(80, 180), 150])
  clouds(canvas, dice, 2, 90)
  for (const [x, top, wide] of [
    [120, 150, 220],
    [300, 74 + dice.int(0, 30), 250],
    [520, 120 + dice.int(0, 30), 230],
    [720, 160, 220],
  ] as const) {
    const foot = 285
    const ridge = x + dice.int(-10, 26)
    const lit = fade(top, foot, ['#f2d8bd', light.hills[0], light.hills[1]])
    canvas.draw(
      [
        [
          x,
          top,
          x + wide * 0.42,
          top + 70,
          x + wide,
          foot,
          x - wide,
          foot,
          x - wide * 0.36,
          top + 84,
        ],
      ],
      fade(top, foot, [light.hills[0], light.hills[1]]),
    )
    canvas.draw(
      [
        [
          x,
          top,
          ridge - 14,
          top + 60,
          ridge + 4,
          top + 110,
          ridge - 30,
          foot,
          x - wide,
          foot,
          x - wide * 0.36,
          top + 84,
        ],
      ],
      lit,
      0.75,
    )
    canvas.draw(
      [
        [
          x,
          top,
          x + wide * 0.14,
          top + 30,
          x + wide * 0.05,
          top + 26,
          x + 3,
          top + 44,
          x - wide * 0.06,
          top + 28,
          x - wide * 0.14,
          top + 40,
        ],
      ],
      '#ffffff',
      0.88,
    )
  }
  canvas.glow(400, 285, 420, light.sun, 0.35)
  ground(canvas, light, 276)
  firs(canvas, dice, [-20, 820], 288, 34, [light.hills[1], light.trees[1]])
  firs(canvas, dice, [-20, 230], 306, 74, light.trees)
  firs(canvas, dice, [620, 830], 312, 96, light.trees)
  const flagX = 400 + dice.int(0, 50)
  canvas.draw(
    `M${flagX - 210} 336C${flagX - 80} 300 ${flagX + 150} 304 ${flagX + 240} 340C${flagX + 120} 362 ${flagX - 90} 366 ${flagX - 210} 336Z`,
    light.green,
    0.5,
  )
  green(canvas, light, flagX, 326, 96, 84)
  bunker(canvas, light, flagX + 140, 344, 44, 11)
  const pond = 'M-20 400C120 366 330 372 430 402S620 452 560 478S200 520 -20 500Z'
  canvas.draw('M-20 392C120 356 340 362 444 396S640 452 576 486S200 530 -20 510Z', '#0c2f1e', 0.45)
  water(canvas, dice, light, pond, [378, 496])
  canvas.draw([line(flagX - 30, 404, flagX - 30, 452, 3)], '#ffffff', 0.4)
  shadeBelow(canvas, 420)
  blades(canvas, dice, [560, WIDE + 10], 486, 46, [light.trees[0], light.trees[1], light.grass[0]])
}

/** The last green in front of the clubhouse with lit windows. */
const clubhouse: Scene = (canvas, dice, light) => {
  sky(canvas, light, 260, [dice.int(560, 660), 225])
  clouds(canvas, dice, 3, 120)
  hills(canvas, dice, 246, 26, light.hills[1])
  ground(canvas, light, 270)
  crowns(canvas, dice, [-20, 820], 282, 40, light.trees, 1)
  const [roof, wall] = ['#3a3540', '#6d5c58']
  canvas.draw([[250, 218, 560, 218, 560, 286, 250, 286]], wall)
  canvas.draw([[226, 222, 290, 168, 520, 168, 584, 222]], roof)
  canvas.draw([[352, 224, 405, 146, 458, 224]], '#2d2933')
  canvas.draw([[486, 172, 486, 138, 506, 138, 506, 172]], '#5a4a48')
  const panes: Ring[] = []
  for (const x of [268, 302, 336, 440, 474, 508, 534])
    panes.push([x, 236, x + 20, 236, x + 20, 266, x, 266])
  panes.push([386, 236, 424, 236, 424, 286, 386, 286], ellipse(405, 196, 11))
  canvas.draw(panes, '#ffd985')
  for (const x of [278, 346, 405, 484, 540]) canvas.glow(x, 254, 60, '#ffdf9a', 0.4)
  crowns(canvas, dice, [140, 220], 300, 60, light.trees)
  crowns(canvas, dice, [610, 700], 300, 66, light.trees, -1)
  fairway(canvas, light, [400, 330], 340)
  green(canvas, light, 392 + dice.int(0, 40), 350, 190, 120)
  bunker(canvas, light, 190, 392, 70, 17)
  canvas.draw([[250, 290, 560, 290, 620, 330, 180, 330]], '#04150d', 0.3)
  shadeBelow(canvas, 400)
  blades(canvas, dice, [-10, WIDE + 10], 500, 22, [light.trees[0], light.trees[1]])
}

const SCENES = [parkland, links, cup, mountains, clubhouse, tee, sand] as const
const LIGHTS = [DAWN, NOON, OVERCAST, EVENING] as const
/** For each scene the index of its first picture's light; its next picture has the next light. */
const FIRST = [0, 1, 1, 3, 3, 0, 1]

/** The number of scenes. Picture numbers that differ by it show the same scene in another light. */
export const SCENE_COUNT = SCENES.length

/** Paints one of the scenes, chosen with its light by `number`. */
export function paintScene(canvas: Canvas, dice: Dice, number: number): void {
  const scene = number % SCENES.length
  const light = LIGHTS[((FIRST[scene] ?? 0) + Math.floor(number / SCENES.length)) % LIGHTS.length]
  SCENES[scene]?.(canvas, dice, light ?? DAWN)
}
