import { expect, test } from 'vitest'
import { storyMessages } from './story'

test('the low of one round is not called the lowest of several', () => {
  expect(storyMessages.panel.counted(1)).toMatch(/^Your index averages/)
  expect(storyMessages.panel.counted(12)).toMatch(/^The low is the lowest of these 12\. Your index/)
})
