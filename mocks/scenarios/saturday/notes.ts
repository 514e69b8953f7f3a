/** What golfers write under a score. */
export const notes: readonly string[] = [
  'Wind got up on the back and never sat down.',
  'Three-putted the first three greens. Then stopped looking at the line.',
  'New grip. Jury is out.',
  'Played behind a foursome that searched for every ball, found most of them, none of them theirs.',
  'Frost delay, then the best nine of the year.',
  'Found the fairway eleven times. Found the hole rather less.',
  'Walked it. My knees have filed a complaint.',
  'Bunkers: four. Up and downs: none.',
  'Chipped in on seven and did not stop talking about it until twelve.',
  'Greens like glass. Somebody has been ironing them.',
  'Lost a ball on the practice green. Do not ask.',
  'Steady. No doubles, no birdies, no complaints.',
  'Rain on the last four, finished anyway.',
  'Drove it well, for once, and putted as if wearing mittens.',
  'The marshal timed us. We were ahead.',
  'First round with the new wedges. They know more than I do.',
  'Elk on fifteen. We played around them.',
  'Hit a seven iron to a foot on the hard three. Missed nothing else all day but that putt.',
  'Scrappy, but it counts.',
  'Sunrise start, home before the kids were up.',
]

/** What others answer. */
export const remarks: readonly string[] = [
  'Nicely done.',
  'Same again on Saturday?',
  'That course owes you one.',
  'I was there and it was better than it sounds.',
  'Told you about the wind.',
  'Save some of those for when we play.',
  'And the putter?',
  'Well played!',
  'You make it look easy from the wrong fairway.',
  'See you on the first tee.',
]
