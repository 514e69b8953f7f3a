import { TALL, WIDE, type Scene } from './lights'
import { ellipse } from './path'
import {
  ball,
  blades,
  bunker,
  clouds,
  crowns,
  fade,
  fairway,
  ground,
  hills,
  pin,
  sky,
} from './scenery'

/** A ball on the lip of the hole. */
export const cup: Scene = (canvas, dice, light) => {
  canvas.draw(
    [[0, 0, WIDE, 0, WIDE, TALL, 0, TALL]],
    fade(0, TALL, ['#cfdfae', light.grass[0], '#4f9150', '#2a6b38']),
  )
  for (let spot = 0; spot < 26; spot++)
    canvas.glow(
      WIDE * dice.next(),
      130 * dice.next(),
      24 + 60 * dice.next(),
      dice.pick(['#ffffff', '#f6e9b8', light.trees[1]]),
      0.3,
    )
  for (const [from, size] of [
    [190, 16],
    [262, 26],
  ] as const)
    blades(canvas, dice, [-10, WIDE + 10], from, size, ['#5d9b55', '#7fb768'])
  const x = 360 + dice.int(0, 50)
  canvas.draw([ellipse(x, 335, 150, 47)], '#1d5a34', 0.55)
  canvas.draw([ellipse(x, 332, 136, 40)], fade(292, 372, ['#050b08', '#10261b', '#2c3a33']))
  canvas.draw(
    `M${x - 136} 332C${x - 130} 388 ${x + 130} 388 ${x + 136} 332C${x + 120} 372 ${x - 120} 372 ${x - 136} 332Z`,
    '#f3f4ee',
    0.85,
  )
  ball(canvas, x + 92, 252, 62)
  blades(canvas, dice, [-10, WIDE + 10], 424, 56, ['#3c8246', '#5ba456'])
  blades(canvas, dice, [-10, WIDE + 10], 500, 84, ['#2b6b3a', '#4a9150', '#1f5230'])
}

/** The first tee with the ball teed up. */
export const tee: Scene = (canvas, dice, light) => {
  sky(canvas, light, 235, [dice.int(250, 330), 190])
  clouds(canvas, dice, 3, 110)
  hills(canvas, dice, 226, 36, light.hills[0])
  ground(canvas, light, 252)
  crowns(canvas, dice, [-20, 250], 272, 46, light.trees)
  crowns(canvas, dice, [dice.int(540, 600), 830], 270, 50, light.trees, -1)
  fairway(canvas, light, [410, 282], 250)
  bunker(canvas, light, 560, 316, 40, 9)
  pin(canvas, light, 414, 286, 34)
  canvas.draw(
    `M-10 ${TALL + 10}V388C180 368 620 366 810 392V${TALL + 10}Z`,
    fade(368, TALL, [light.grass[0], light.grass[1]]),
  )
  for (let stripe = 0; stripe < 8; stripe++)
    canvas.draw(
      [
        [
          stripe * 110 - 40,
          380,
          stripe * 110 + 16,
          380,
          stripe * 130 - 70,
          TALL,
          stripe * 130 - 150,
          TALL,
        ],
      ],
      '#ffffff',
      0.06,
    )
  for (const x of [150, 650]) {
    canvas.draw([ellipse(x - 14, 434, 26, 6)], '#04180f', 0.4)
    canvas.draw([ellipse(x, 420, 17)], '#235f9e')
    canvas.glow(x + 5, 413, 13, '#cfe6ff', 0.9)
  }
  const x = 392 + dice.int(0, 30)
  canvas.draw([[x - 7, 424, x + 7, 424, x + 3, 434, x + 2, 474, x - 2, 474, x - 3, 434]], '#e7d3a1')
  ball(canvas, x, 402, 25)
  blades(canvas, dice, [-10, WIDE + 10], 496, 20, [light.trees[1], light.grass[0]])
}

/** A ball in a bunker, with the flag above its lip. */
export const sand: Scene = (canvas, dice, light) => {
  sky(canvas, light, 190)
  clouds(canvas, dice, 3, 110)
  crowns(canvas, dice, [-20, 820], 196, 40, light.trees)
  canvas.draw(
    `M-10 200C200 176 600 180 810 204V${TALL}H-10Z`,
    fade(186, 300, [light.green, light.grass[1]]),
  )
  pin(canvas, light, 380 + dice.int(0, 70), 192, 120)
  blades(canvas, dice, [-10, WIDE + 10], 258, 22, [light.trees[1], light.grass[0], light.trees[0]])
  canvas.draw(
    `M-10 ${TALL + 10}V318C120 250 280 292 430 268S720 252 810 300V${TALL + 10}Z`,
    fade(262, 400, [light.sand[1], light.sand[0], light.sand[0]]),
  )
  for (let furrow = 0; furrow < 17; furrow++) {
    const y = 320 + furrow * 11
    canvas.draw(
      `M-10 ${y + 10}Q300 ${y - 16} 810 ${y + 6}V${y + 8}Q300 ${y - 12} -10 ${y + 13}Z`,
      light.sand[1],
      0.4,
    )
  }
  const x = 380 + dice.int(0, 60)
  canvas.draw([ellipse(x, 410, 60, 19)], light.sand[1], 0.75)
  canvas.draw([ellipse(x + 4, 404, 48, 13)], '#8c6a41', 0.45)
  ball(canvas, x, 388, 30)
  canvas.draw([ellipse(x, 416, 40, 10)], light.sand[0], 0.9)
}
