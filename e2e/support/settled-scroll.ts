/** Runs in the page: returns the scroll position in whole px once it has not changed for 30 frames. */
export const settledScroll = async (): Promise<number> => {
  let same = 0
  for (let before = scrollY; same < 30; before = scrollY) {
    await new Promise((drawn) => void requestAnimationFrame(drawn))
    same = scrollY === before ? same + 1 : 0
  }
  return Math.round(scrollY)
}
